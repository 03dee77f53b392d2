import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CardsBlock } from '@/content/types';
import { CardsFrame } from '@/sections/shared/CardsFrame';
import { evenGrid } from '@/sections/shared/evenGrid';
import { Image } from '@/sections/shared/Image';
import { RichText } from '@/sections/shared/RichText';
import { Icon } from '@/ui/Icon';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { PlainList } from '@/ui/PlainList';
import { icons } from './icons';

/** White cards, each on its window sill, or short texts under a thin line, in full rows. */
export const CardsSection = ({ block }: { block: CardsBlock }) => (
  <CardsFrame block={block}>
    <Grid data-kind={block.kind} data-count={block.isTwoColumns ? 2 : block.cards.length}>
      {block.cards.map(({ title, text, brief, icon, picture, action }) => (
        <li key={title}>
          {picture && <Image picture={picture} />}
          {icon && <Icon icon={icons[icon]} size={32} />}
          <Typography variant="h3">{title}</Typography>
          {brief && <strong>{brief}</strong>}
          <Typography>
            <RichText text={text} />
          </Typography>
          {action && (
            <StandaloneLink to={action.to} newTab={action.newTab} sx={{ alignSelf: 'start', mt: 'auto' }}>
              {action.label}
            </StandaloneLink>
          )}
        </li>
      ))}
    </Grid>
  </CardsFrame>
);

const Grid = styled(PlainList)(({ theme, theme: { breakpoints, vars } }) => ({
  ...evenGrid(theme),
  gap: 24,
  '& > li': { display: 'flex', flexDirection: 'column', gap: 10 },
  '&[data-kind=rules] > li': {
    paddingTop: 20,
    borderTop: `1px solid ${vars.palette.slate[500]}`,
    // "Recruitment process outsourcing" fits in one line.
    [breakpoints.up('md')]: { '--h3': '1.3125rem' },
    p: { maxWidth: '42em', color: 'var(--quiet)' },
  },
  '&[data-kind=cards] > li': {
    padding: 24,
    borderRadius: 4,
    border: `1px solid ${vars.palette.divider}`,
    borderBottomWidth: 4,
    backgroundColor: vars.palette.background.paper,
    color: vars.palette.text.primary,
    '& > svg': { color: vars.palette.primary.main },
    '& > p': { color: vars.palette.text.secondary },
  },
  '@media print': {
    gap: '12px 24px',
    '&& > li': {
      gap: 2,
      padding: '6px 0',
      border: 0,
      borderTop: `1px solid ${vars.palette.divider}`,
      borderRadius: 0,
    },
    '&& > li > svg': { display: 'none' },
  },
}));
