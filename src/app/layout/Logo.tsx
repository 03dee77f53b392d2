import { styled } from '@mui/material/styles';
import { inDarkTheme } from '@/ui/darkTheme';
import { logo } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';

/** The provider's logo, linked to the home page. In the dark footer (`isInverse`) it is white in both themes. */
export const Logo = ({ isInverse = false, replace }: { isInverse?: boolean; replace?: boolean }) => (
  <HomeLink to={paths.home} replace={replace} aria-label={logo.homeLabel}>
    {isInverse ? (
      <img {...size} src={logo.inverse} alt="" loading="lazy" />
    ) : (
      <>
        {/* After the page's own picture, which visitors wait for, and never as urgent as its words (see pictureLoading). */}
        <DayLogo {...size} {...late} src={logo.src} alt="" />
        <NightLogo {...size} {...late} src={logo.inverse} alt="" />
      </>
    )}
  </HomeLink>
);

const size = { width: logo.width, height: logo.height };
const late = { loading: 'lazy', fetchPriority: 'low' } as const;

const HomeLink = styled(AppLink)({
  display: 'block',
  flex: 'none',
  '&:hover': { backgroundColor: 'transparent' },
  // The file is shared with the favicon and has its shape.
  '& img': { width: 'auto', aspectRatio: `${logo.width} / ${logo.height}` },
});

const DayLogo = styled('img')(inDarkTheme({ display: 'none' }));
const NightLogo = styled('img')({ display: 'none' }, inDarkTheme({ display: 'block' }));
