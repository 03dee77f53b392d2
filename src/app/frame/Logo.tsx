import { styled } from '@mui/material/styles';
import { logo } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { AppLink } from '@/ui/AppLink';

/** The provider's logo; leads home. */
export const Logo = ({ isInverse = false }: { isInverse?: boolean }) => (
  <HomeLink to={paths.home} aria-label={logo.homeLabel}>
    <img src={isInverse ? logo.inverse : logo.src} alt="" width={logo.width} height={logo.height} />
  </HomeLink>
);

const HomeLink = styled(AppLink)({
  display: 'block',
  flex: 'none',
  '&:hover': { backgroundColor: 'transparent' },
  '& img': { width: 'auto' },
});
