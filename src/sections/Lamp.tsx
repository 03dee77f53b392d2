import { styled } from '@mui/material/styles';

/** The small four-light window before an item: lit, or dark while closed or still to come. */
export const Lamp = ({ isLit = true }: { isLit?: boolean }) => <Window data-lit={isLit} aria-hidden />;

const Window = styled('span')(({ theme }) => {
  const { night, slate, light, common } = theme.vars.palette;
  return {
    flex: 'none',
    display: 'inline-block',
    width: 20,
    height: 24,
    borderRadius: 2,
    border: `2px solid ${night[900]}`,
    background: `${bars(night[900])}, ${light[500]}`,
    '&[data-lit=false]': { borderColor: slate[500], background: `${bars(slate[500])}, ${common.white}` },
  };
});

const bars = (colour: string) =>
  `linear-gradient(${colour},${colour}) 50%/2px 100% no-repeat, linear-gradient(${colour},${colour}) 50%/100% 2px no-repeat`;
