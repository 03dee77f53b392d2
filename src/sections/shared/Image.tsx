import { styled } from '@mui/material/styles';
import type { Picture } from '@/content/types';
import { pictureLoading } from '@/ui/pictureLoading';

type ImageProps = { picture: Picture; isAboveFold?: boolean };

/** A picture from the content, with its size set so that nothing jumps while it loads. */
export const Image = ({ picture, isAboveFold = false, ...rest }: ImageProps) => (
  <Img {...picture} {...pictureLoading(isAboveFold)} {...rest} />
);

const Img = styled('img')({ width: '100%', height: 'auto' });
