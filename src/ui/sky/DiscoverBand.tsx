import { Column } from '@/ui/Column';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dusk, night, textOnDarkSky } from './skyColours';
import { skyRings, skySize } from './skyRings';

type DiscoverBandProps = {
  /** False where another street stands right above it. */
  hasStreet: boolean;
  /** A lower band, for where what follows matters more. */
  isLow?: boolean;
  children: ReactNode;
};

/** The band above the vacancies, at dusk or at night: the sky, and behind its content the street with its lights on. */
export function DiscoverBand({ hasStreet, isLow, children }: DiscoverBandProps) {
  return (
    <Band
      className={isLow ? 'on-night screen-only' : 'on-night'}
      data-moon={(hasStreet && !isLow) || undefined}
    >
      <Content data-low={isLow}>{children}</Content>
      {/* Last in the HTML: its place depends on the height of the content, which may still be arriving. */}
      {hasStreet && (
        <Street>
          <img src="/images/street-night.svg" alt="" width={1698} height={576} />
        </Street>
      )}
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...dusk,
  ...textOnDarkSky,
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--on-sky)',
  ...skySize('84% 74%', ['64px', '104px', '154px', '224px', '330px', '500px']),
  background: skyRings,
  [theme.breakpoints.up('lg')]: {
    ...skySize('88% 56%', ['84px', '132px', '190px', '270px', '390px', '580px']),
  },
  // In the dark theme it is always night. A moon where there is sky above the roofs.
  'html[data-time=night] &': {
    ...night,
    '--k0': 'var(--on-sky-2)',
    ...skySize('90% 34px', ['18px', '48px', '90px', '150px', '230px', '340px']),
    '&:not([data-moon])': { background: 'var(--k6)' },
  },
}));

const Street = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: -1,
  width: '100%',
  height: 150,
  pointerEvents: 'none',
  // On phones the vacancies come first. Without its search boxes the band is so low that its heading would stand on the roofs.
  [`${theme.breakpoints.down('sm')}, (scripting: none)`]: { display: 'none' },
  img: {
    position: 'absolute',
    right: -76,
    top: 0,
    width: 1168,
    maxWidth: 'none',
    height: 'auto',
    // The tops of the towers stand above the band.
    transform: 'translateY(-9.7%)',
  },
  // A low band holds the roofs alone and ends above their windows.
  '[data-low] + & img': { top: 'auto', bottom: 0, transform: 'translateY(63%)' },
  [theme.breakpoints.up('lg')]: {
    height: 236,
    img: { width: 'max(1528px, calc(106% + 265px))', right: -266 },
  },
}));

const Content = styled(Column)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  paddingBlock: 20,
  [theme.breakpoints.up('sm')]: { paddingBlock: '48px 64px', '&[data-low]': { paddingBlock: '28px 48px' } },
  [theme.breakpoints.up('lg')]: {
    paddingBlock: '64px 80px',
    '&[data-low]': { display: 'flex', alignItems: 'center', gap: 40, paddingBlock: '28px 72px' },
  },
}));
