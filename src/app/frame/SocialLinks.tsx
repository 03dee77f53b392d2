import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import { styled } from '@mui/material/styles';
import { profileLabel } from '@/content/navigation';
import { provider } from '@/content/provider';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { FooterLink, FooterList } from './footerParts';

const marks = { facebook: FacebookIcon, instagram: InstagramIcon, linkedin: LinkedInIcon };

/** The provider's social profiles. */
export const SocialLinks = () => (
  <Row>
    {provider.social.map(({ network, label, url }) => {
      const Mark = marks[network];
      return (
        <li key={network}>
          <MarkLink to={url} newTab>
            <Mark />
            <VisuallyHidden>{profileLabel(label)}</VisuallyHidden>
          </MarkLink>
        </li>
      );
    })}
  </Row>
);

const Row = styled(FooterList)({ display: 'flex', gap: 8, marginTop: 12 });

const MarkLink = styled(FooterLink)(({ theme }) => ({
  justifyContent: 'center',
  width: 48,
  height: 48,
  border: `1.5px solid ${theme.vars.palette.slate[500]}`,
  borderRadius: 4,
  '&:hover': { borderColor: theme.vars.palette.light[500] },
}));
