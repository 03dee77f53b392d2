import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { Logo } from '@/app/layout/Logo';
import { footerCopy, profileLabel } from '@/content/navigation';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { Column } from '@/ui/Column';
import { PlainList } from '@/ui/PlainList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { AppLink } from '@/ui/link/AppLink';
import { Emblems } from './Emblems';
import { FooterLink, FooterLinks } from './FooterLinks';
import { LegalBar } from './LegalBar';
import { StayInTouch } from './StayInTouch';

const { telephone } = provider;

/** The shared footer (docs/behaviour.md, section 1). */
export const Footer = () => (
  <>
    <Rooftops />
    <Ground className="on-night">
      <Column>
        <Columns>
          <Brand data-screen-only>
            <Logo isInverse />
            <Typography variant="body2">{provider.tagline}</Typography>
            <FooterLink
              to={telephone.href}
              className="phone"
            >{`${telephone.text}, ${telephone.when}`}</FooterLink>
            <SocialLinks />
          </Brand>
          <FooterLinks group={footerCopy.quickLinks} />
          <FooterLinks group={footerCopy.recruitment} />
          <StayInTouch />
          <ServicesWithoutScript />
        </Columns>
        <Emblems />
        <LegalBar />
      </Column>
    </Ground>
  </>
);

/** For visitors without script, who cannot open the header's menus. Not on the home page: it links to each service, and its budget is full. */
const ServicesWithoutScript = () =>
  useLocation().pathname !== paths.home && (
    <noscript>
      <FooterLinks group={footerCopy.services} />
    </noscript>
  );

const Ground = styled('footer')(({ theme }) => ({
  padding: '40px 0 32px',
  backgroundColor: theme.vars.palette.night[950],
  color: theme.vars.palette.common.white,
  [theme.breakpoints.up('lg')]: { paddingTop: 56 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  // As wide as their longest links. Enlarged text has one column (see FooterLinks).
  gridTemplateColumns: '1.33fr 1fr',
  gap: '32px 8px',
  '@container (min-width: 37.5rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.45fr)',
    gap: '32px 20px',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1.25fr 1fr 1fr 1.35fr',
    gap: 48,
  },
  '@media print': { display: 'block' },
}));

// On xs the brand and Stay In Touch each take a full row; the two groups of links share one.
const Brand = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 4px',
  '& > a': { minWidth: 0, flexShrink: 1 },
  '& > a > img': { height: 64, minWidth: 0 },
  '& p': { maxWidth: '30em', textWrap: 'balance', color: theme.vars.palette.mist[300] },
  // Beside the logo, and the tagline below both.
  [theme.breakpoints.down('sm')]: { '& p': { order: 1 } },
  // Below lg the number stands under Stay In Touch instead.
  [theme.breakpoints.down('lg')]: { '& > .phone': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 'auto',
    display: 'block',
    '& > a > img': { height: 97 },
    '& p': { marginBlock: '20px 8px' },
    '& > .phone': { fontWeight: 650 },
  },
}));

/** The roofs above the footer, in front of the page's last section, whose background reaches behind them (theme/baseline). */
const Rooftops = () => (
  <Strip aria-hidden data-screen-only>
    <img src="/images/rooftops.svg" alt="" width={1600} height={172} loading="lazy" />
  </Strip>
);

const Strip = styled('div')({
  position: 'relative',
  height: 'var(--roofs)',
  marginTop: 'calc(-1 * var(--roofs))',
  overflow: 'hidden',
  '& img': {
    position: 'absolute',
    left: '50%',
    bottom: -1,
    width: 'max(100%, 1300px)',
    maxWidth: 'none',
    height: 'auto',
    transform: 'translateX(-50%)',
  },
  pointerEvents: 'none',
});

/** The provider's social profiles. */
const SocialLinks = () => (
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
