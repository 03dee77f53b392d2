import { styled, type Theme } from '@mui/material/styles';
import { home } from '@/content/pages/home';
import { doorPicture } from '@/sections/shared/Image';
import { Column } from '@/ui/Column';
import { AppLink } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { SectionHeading } from '@/sections/shared/Section';

const { services } = home;

/** A front door for every service: all seven in a row on a tablet; on a phone the row scrolls, and shows half a door to say so. */
export const Doors = () => (
  <Pavement>
    <Column>
      <SectionHeading {...services} />
      <Row>
        {services.doors.map(({ label, holds, to, door }) => (
          <li key={label}>
            <DoorLink to={to}>
              <span>{label}</span>
              <small>{holds}</small>
              <img {...doorPicture(`/images/doors.svg#${door}`)} alt="" loading="lazy" />
            </DoorLink>
          </li>
        ))}
      </Row>
    </Column>
  </Pavement>
);

/** The door that is pointed at. */
export const litDoor = ({ vars: { palette } }: Theme) => ({
  filter: `drop-shadow(0 0 18px ${palette.light[300]}) drop-shadow(0 0 22px ${palette.light[500]})`,
});

const Pavement = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  paddingTop: 48,
  backgroundColor: theme.vars.palette.wall.mist,
  borderBottom: `10px solid ${theme.vars.palette.wall.kerb}`,
  [theme.breakpoints.up('md')]: { paddingTop: 72 },
}));

const Row = styled(PlainList)({
  display: 'flex',
  gap: 8,
  margin: '28px calc(-1*var(--gutter)) 0',
  padding: '8px var(--gutter) 0',
  scrollPaddingInline: 'var(--gutter)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > li': { flex: '0 0 max(136px, 22%)', display: 'flex', scrollSnapAlign: 'start' },
  '@media screen and (min-width: 800px)': {
    marginInline: 0,
    paddingInline: 0,
    overflow: 'visible',
    '& > li': { flex: '1 1 0', minWidth: 0 },
  },
  '@media print': { flexWrap: 'wrap', margin: 0 },
});

const DoorLink = styled(AppLink)(({ theme }) => ({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  width: '100%',
  color: theme.vars.palette.text.primary,
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  span: { alignContent: 'end', minHeight: '2.6em' },
  small: {
    minHeight: '3.75em',
    marginTop: 4,
    textWrap: 'balance',
    fontWeight: 400,
    [theme.breakpoints.up('lg')]: { minHeight: '2.5em' },
  },
  img: { width: '100%', maxWidth: 150, height: 'auto' },
  '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.text.primary },
  '&:is(:hover, :focus-visible) img': litDoor(theme),
  '&:hover span': {
    textDecoration: `underline 3px ${theme.vars.palette.light[500]}`,
    textUnderlineOffset: 5,
  },
}));
