import { styled } from '@mui/material/styles';
import type { Picture } from '@/content/types';
import { pictureLoading } from '@/ui/FramedImage';

type ImageProps = { picture: Picture; isAboveFold?: boolean };

/** A picture from the content, with its size set so that nothing jumps while it loads. */
export const Image = ({ picture, isAboveFold = false, ...rest }: ImageProps) => (
  <Img {...picture} {...pictureLoading(isAboveFold)} {...rest} />
);

const Img = styled('img')({ width: '100%', height: 'auto' });

/** The drawing of a front door. All have one size; the words beside it name the service. */
export const doorPicture = (src: string): Picture => ({ src, alt: '', width: 240, height: 404 });
