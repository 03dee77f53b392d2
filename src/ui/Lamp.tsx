import { styled } from '@mui/material/styles';

/** The small window before a list item: lit, or dark while the item is closed or inactive. */
export const Lamp = ({ isLit = true }: { isLit?: boolean }) => <Window data-lit={isLit} />;

const bar = 'linear-gradient(var(--bar),var(--bar)) 50%';

const Window = styled('span')(({ theme }) => {
  const { slate, light, background } = theme.vars.palette;
  return {
    '--bar': slate[500],
    flex: 'none',
    display: 'inline-block',
    width: 20,
    height: 24,
    borderRadius: 2,
    border: '2px solid var(--bar)',
    background: `${bar}/2px 100% no-repeat,${bar}/100% 2px no-repeat,${light[500]}`,
    '&[data-lit=false]': { backgroundColor: background.paper },
  };
});
