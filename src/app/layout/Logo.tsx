import { styled } from '@mui/material/styles';
import { atNight } from '@/ui/atNight';
import { logo } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/AppLink';

/** The provider's logo; leads home. On the footer's night (`isInverse`) it is white in either theme. */
export const Logo = ({ isInverse = false }: { isInverse?: boolean }) => (
  <HomeLink to={paths.home} aria-label={logo.homeLabel}>
    {isInverse ? (
      <img {...size} src={logo.inverse} alt="" loading="lazy" />
    ) : (
      <>
        {/* The page's own picture goes first: it is what visitors wait for. */}
        <DayLogo {...size} src={logo.src} alt="" fetchPriority="low" />
        <NightLogo {...size} src={logo.inverse} alt="" loading="lazy" />
      </>
    )}
  </HomeLink>
);

const size = { width: logo.width, height: logo.height };

const HomeLink = styled(AppLink)({
  display: 'block',
  flex: 'none',
  '&:hover': { backgroundColor: 'transparent' },
  // The file is the icon's too, and has its shape.
  '& img': { width: 'auto', aspectRatio: `${logo.width} / ${logo.height}` },
});

const DayLogo = styled('img')(atNight({ display: 'none' }));
const NightLogo = styled('img')({ display: 'none' }, atNight({ display: 'block' }));
