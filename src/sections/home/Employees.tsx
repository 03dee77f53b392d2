import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Moon, Sun } from 'lucide-react';
import { home } from '@/content/pages/home';
import { RichText } from '@/sections/shared/RichText';
import { Headed, Section } from '@/sections/shared/Section';
import { inDarkTheme } from '@/ui/darkTheme';
import { Icon } from '@/ui/Icon';

const { employees } = home;

/** The handover between the day team and the night team. */
export const Employees = () => (
  <Section ground="pale" isFolded>
    <Headed heading={employees.heading} lead={employees.lead} isFolded>
      <Picture>
        <img {...employees.picture} alt={employees.picture.alt} loading="lazy" />
      </Picture>
      <Shifts>
        <Shift>
          <Typography variant="h3">
            <Icon icon={Sun} />
            {employees.days.heading}
          </Typography>
          <p>{employees.days.text}</p>
        </Shift>
        <Shift data-night className="on-night">
          <Typography variant="h3">
            <Icon icon={Moon} />
            {employees.nights.heading}
          </Typography>
          <p>
            <RichText text={employees.nights.text} />
          </p>
        </Shift>
      </Shifts>
    </Headed>
  </Section>
);

// On small screens the picture is cropped to the four in its middle, two of whom hand over the folder.
const Picture = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  marginTop: 36,
  img: { width: '100%', height: 'auto' },
  [theme.breakpoints.down('sm')]: {
    marginInline: -20,
    img: { width: '226%', maxWidth: 'none', marginLeft: '-63.2%' },
  },
}));

const Shifts = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.down('sm')]: { marginInline: -20 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Shift = styled('div')(({ theme }) => ({
  padding: 28,
  backgroundColor: theme.vars.palette.wall.mist,
  ...inDarkTheme({ '&:not([data-night])': { backgroundColor: theme.vars.palette.wall.kerb } }),
  h3: { display: 'flex', alignItems: 'center', gap: 12 },
  p: { maxWidth: '30em', margin: '8px 0 0' },
  '&[data-night]': {
    backgroundColor: theme.vars.palette.night[800],
    color: theme.vars.palette.common.white,
  },
  [theme.breakpoints.up('lg')]: { padding: '40px 48px 48px' },
}));
