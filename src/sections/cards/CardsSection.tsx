import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  BadgeCheck,
  Banknote,
  BookUser,
  CalendarCheck,
  ClipboardList,
  Clock,
  Globe,
  HeartHandshake,
  House,
  IdCard,
  type LucideIcon,
  Phone,
  ShieldCheck,
  Stethoscope,
  Users,
} from 'lucide-react';
import type { CardsBlock, IconName } from '@/content/types';
import { CardsFrame } from '@/sections/shared/CardsFrame';
import { Image } from '@/sections/shared/Image';
import { RichText } from '@/sections/shared/RichText';
import { evenGrid } from '@/sections/shared/evenGrid';
import { Icon } from '@/ui/Icon';
import { StandaloneLink } from '@/ui/link/AppLink';

/** White cards, each on its window sill, or short texts under a thin line, in full rows. */
export const CardsSection = ({ block }: { block: CardsBlock }) => (
  <CardsFrame block={block}>
    <Grid data-kind={block.kind} count={block.isTwoColumns ? 2 : block.cards.length}>
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

const Grid = styled('ul')<{ count: number }>(({ theme, theme: { breakpoints, vars }, count }) => ({
  ...evenGrid(theme, count),
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
}));

/** What the names of icons in the content stand for. */
const icons: Record<IconName, LucideIcon> = {
  badgeCheck: BadgeCheck,
  banknote: Banknote,
  calendar: CalendarCheck,
  clipboard: ClipboardList,
  clock: Clock,
  globe: Globe,
  heart: HeartHandshake,
  home: House,
  idCard: IdCard,
  passport: BookUser,
  phone: Phone,
  shield: ShieldCheck,
  stethoscope: Stethoscope,
  users: Users,
};
