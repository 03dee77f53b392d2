import { Column } from '@/ui/Column';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dusk, night, textOnDarkSky } from './skyColours';
import { skyRings, skySize } from './skyRings';
import { printHidden, withoutGround } from '@/ui/print';

type DiscoverBandProps = {
  /** False where another street stands right above it. */
  hasStreet: boolean;
  /** A lower band, for where what follows matters more. */
  isLow?: boolean;
  children: ReactNode;
};

/** The band above the vacancies, at dusk or at night: the sky, and behind its content the street with its lights on. Below another street it is plain. */
export function DiscoverBand({ hasStreet, isLow, children }: DiscoverBandProps) {
  return (
    <Band
      className="on-night"
      data-low={isLow || undefined}
      data-moon={(hasStreet && !isLow) || undefined}
      data-plain={!hasStreet || undefined}
    >
      <Content data-low={isLow}>{children}</Content>
      {/* Last in the HTML: its place depends on the height of the content, which may still be arriving. */}
      {hasStreet && <Street />}
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...dusk,
  ...textOnDarkSky,
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--on-sky)',
  '--street': 'url(/images/street-dusk.svg)',
  // On phones low down, so that the lead does not run over the warm rings.
  ...skySize('90% 90%', ['64px', '104px', '154px', '224px', '330px', '500px']),
  background: skyRings,
  '&[data-plain]': { background: 'var(--k6)' },
  [theme.breakpoints.up('sm')]: { '--sky': '84% 74%' },
  [theme.breakpoints.up('lg')]: {
    ...skySize('88% 56%', ['84px', '132px', '190px', '270px', '390px', '580px']),
  },
  // In the dark theme it is always night. A moon where there is sky above the roofs.
  'html[data-time=night] &': {
    ...night,
    '--street': 'url(/images/street-night.svg)',
    '--k0': 'var(--on-sky-2)',
    ...skySize('90% 34px', ['18px', '48px', '90px', '150px', '230px', '340px']),
    '&:not([data-moon])': { background: 'var(--k6)' },
  },
  // The low band of a vacancy's page is there for its search alone.
  '@media print': {
    '&&': { ...withoutGround(theme), '--on-sky': 'currentColor' },
    '&[data-low]': { display: 'none' },
  },
}));

// The drawing is cut below a row of windows.
const Street = styled('div')(({ theme }) => ({
  height: 32,
  marginTop: -16,
  pointerEvents: 'none',
  background: 'var(--street) 40% -80px/700px no-repeat',
  // Without its search boxes the band is so low that its heading would stand on the roofs.
  '@media (scripting: none)': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '[data-low] + &': { display: 'none' } },
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 150,
    background: 'var(--street) right -76px top -51px/1168px no-repeat',
  },
  [theme.breakpoints.up('lg')]: {
    height: 236,
    background: 'var(--street) right -266px top calc(192px - 17.5vw)/calc(106vw + 265px) no-repeat',
  },
  ...printHidden,
}));

const Content = styled(Column)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  paddingBlock: 20,
  [theme.breakpoints.up('sm')]: { paddingBlock: '48px 64px', '&[data-low]': { paddingTop: 28 } },
  [theme.breakpoints.up('lg')]: {
    paddingBlock: '64px 80px',
    '&[data-low]': { display: 'flex', alignItems: 'center', gap: 40 },
  },
  '@media print': { paddingBlock: 12 },
}));
