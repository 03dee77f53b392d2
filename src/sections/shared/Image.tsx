import { styled } from '@mui/material/styles';
import type { Picture } from '@/content/types';
import { pictureLoading } from '@/ui/pictureLoading';
import { printHidden } from '@/ui/print';

type ImageProps = { picture: Picture; isAboveFold?: boolean };

/** A picture from the content, with its size set so that nothing jumps while it loads. It illustrates, so it is not printed. */
export const Image = ({ picture, isAboveFold = false, ...rest }: ImageProps) => (
  <Img {...picture} {...pictureLoading(isAboveFold)} {...rest} />
);

const Img = styled('img')({ width: '100%', height: 'auto', ...printHidden });

/** The drawing of a front door. All have one size; the words beside it name the service. */
export const doorPicture = (src: string): Picture => ({ src, alt: '', width: 240, height: 404 });
