import { styled } from '@mui/material/styles';

type FramedImageProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Crops the picture to this aspect ratio, such as "4/5"; without one it keeps its own. */
  ratio?: string;
  isAboveFold?: boolean;
};

/** A picture framed by a sash window; at most some 500 px tall on phones and tablets. It illustrates, so it is not printed. */
export function FramedImage({ ratio, isAboveFold = false, ...picture }: FramedImageProps) {
  const shape = ratio ?? `${picture.width}/${picture.height}`;
  return (
    <Frame ratio={shape} data-screen-only>
      <Glass {...picture} ratio={shape} {...pictureLoading(isAboveFold)} />
    </Frame>
  );
}

type Shaped = { ratio: string };

const Glass = styled('img')<Shaped>(({ ratio }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: ratio,
  objectFit: 'cover',
}));

const Frame = styled('div')<Shaped>(({ ratio, theme }) => {
  const frame = theme.vars.palette.wall.frame;
  const bar = `linear-gradient(${frame},${frame})`;
  return {
    position: 'relative',
    marginInline: 14,
    marginBottom: 14,
    padding: 10,
    borderRadius: 3,
    backgroundColor: frame,
    boxShadow: theme.vars.shadows[2],
    [theme.breakpoints.down('md')]: { maxWidth: `calc(480px*${ratio} + 20px)` },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 10,
      pointerEvents: 'none',
      background: `${bar} 0 22%/100% 8px no-repeat, ${bar} 50% 0/6px 22% no-repeat`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: -14,
      bottom: -14,
      height: 14,
      borderRadius: '0 0 2px 2px',
      backgroundColor: frame,
      boxShadow: theme.vars.shadows[1],
    },
  };
});

/**
 * The loading attributes of an `<img>`: lazy below the first view, low priority within it. Otherwise Chromium raises the priority of
 * large pictures and counts the page as shown only once they have come: on a phone 150 ms after its words.
 */
export const pictureLoading = (isAboveFold: boolean) =>
  isAboveFold ? ({ fetchPriority: 'low' } as const) : ({ loading: 'lazy' } as const);
