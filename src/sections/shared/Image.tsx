import { styled } from '@mui/material/styles';
import type { Picture } from '@/content/types';

type ImageProps = { picture: Picture; isAboveFold?: boolean };

/**
 * A picture from the content, with its size set so that nothing jumps while it loads. Of low priority even in the first view: Chromium
 * raises that of large pictures, and would then count the page as shown only once they have come, 150 ms after its words on a phone.
 */
export const Image = ({ picture, isAboveFold = false, ...rest }: ImageProps) => (
  <Img {...picture} {...(isAboveFold ? { fetchPriority: 'low' } : { loading: 'lazy' })} {...rest} />
);

const Img = styled('img')({ width: '100%', height: 'auto' });
