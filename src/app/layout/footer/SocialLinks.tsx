import { styled } from '@mui/material/styles';
import { profileLabel } from '@/content/navigation';
import { provider } from '@/content/provider';
import { AppLink } from '@/ui/link/AppLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PlainList } from '@/ui/PlainList';
import { printHidden } from '@/ui/print';
import { whiteDrawings } from './footer.styles';

/** The provider's social profiles. */
export const SocialLinks = () => (
  <Row>
    {provider.social.map(({ network, label, url }) => (
      <li key={network}>
        <MarkLink to={url} newTab>
          <img src={`/images/marks.svg#${network}`} alt="" width={24} height={24} loading="lazy" />
          <VisuallyHidden>{profileLabel(label)}</VisuallyHidden>
        </MarkLink>
      </li>
    ))}
  </Row>
);

const Row = styled(PlainList)(({ theme }) => ({
  display: 'flex',
  gap: 4,
  [theme.breakpoints.up('sm')]: { gap: 8 },
  [theme.breakpoints.up('lg')]: { marginTop: 20 },
  ...whiteDrawings(theme),
  ...printHidden,
}));

const MarkLink = styled(AppLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 48,
  height: 48,
  border: `1.5px solid ${theme.vars.palette.slate[500]}`,
  borderRadius: 4,
  color: theme.vars.palette.common.white,
  '&:hover': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.light[500],
    borderColor: 'currentColor',
  },
}));
