import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Column } from '@/ui/Column';
import { dusk, night, skyRings, skySize, textOnDarkSky } from './sky';

type DiscoverBandProps = {
  /** False in the middle of a page. */
  hasStreet: boolean;
  heading: ReactNode;
  /** The search. */
  children: ReactNode;
};

/**
 * The band above the vacancies, at dusk or at night: the sky, and behind its content the street with its lights on. In the middle of
 * a page it is plain. It is low, because what follows matters more.
 */
export function DiscoverBand({ hasStreet, heading, children }: DiscoverBandProps) {
  return (
    <Band className="on-night" data-plain={!hasStreet || undefined}>
      <Content>
        <div>{heading}</div>
        {children}
      </Content>
      {/* Last in the HTML: its place depends on the height of the content, which may still be arriving. */}
      {hasStreet && <Street />}
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...dusk,
  ...textOnDarkSky,
  position: 'relative',
  // The suggestions of its search lie over what follows.
  zIndex: 3,
  color: 'var(--on-sky)',
  '--street': 'url(/images/street-dusk.svg)',
  // On phones low down, so that the lead does not run over the warm rings.
  ...skySize('90% 90%', ['64px', '104px', '154px', '224px', '330px', '500px']),
  background: skyRings,
  '&[data-plain]': { background: 'var(--k6)' },
  // Low without its search, it would have the lead run over the warm rings.
  '@media (scripting: none)': { background: 'var(--k6)' },
  [theme.breakpoints.up('sm')]: { clipPath: 'inset(0 0 -100vh)', '--sky': '84% 74%' },
  [theme.breakpoints.up('lg')]: {
    ...skySize('88% 56%', ['84px', '132px', '190px', '270px', '390px', '580px']),
  },
  // On paper it is nothing without its search, unless it has the page's heading.
  '@media print': { '&:not(:has(h1))': { display: 'none' } },
  // In the dark theme it is always night.
  'html[data-time=night] &': {
    ...night,
    '--street': 'url(/images/street-night.svg)',
    background: 'var(--k6)',
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
  [theme.breakpoints.down('sm')]: { 'section:not(:has(h1)) > &': { display: 'none' } },
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 150,
    background: 'var(--street) right -76px top -51px/1168px no-repeat',
  },
  [theme.breakpoints.up('lg')]: {
    // Its roofs below the lead.
    height: 176,
    background: 'var(--street) right -266px top calc(192px - 17.5vw)/calc(106vw + 265px) no-repeat',
  },
}));

const Content = styled(Column)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  paddingBlock: '12px 20px',
  // Below the lead of the list; a vacancy's page has none.
  [theme.breakpoints.down('lg')]: { '& > :has(h1)': { paddingBottom: 8 } },
  [theme.breakpoints.up('sm')]: { paddingBlock: '20px 56px' },
  // Heading and search beside each other.
  [theme.breakpoints.up('lg')]: {
    paddingBlock: '16px 52px',
    display: 'grid',
    gridTemplateColumns: 'fit-content(500px) 1fr',
    alignItems: 'start',
    gap: 40,
    // On a vacancy's page one line stands beside the search.
    '& > :first-child:not(:has(h1))': { alignSelf: 'center' },
  },
  '[data-plain] > &&': { paddingBottom: 20 },
}));
