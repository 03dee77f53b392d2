import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { footerCopy } from '@/content/navigation';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { Emblems } from './Emblems';
import { FooterLinks } from './FooterLinks';
import { LegalBar } from './LegalBar';
import { Logo } from '@/app/layout/Logo';
import { Rooftops } from './Rooftops';
import { SocialLinks } from './SocialLinks';
import { StayInTouch } from './StayInTouch';
import { Column } from '@/ui/Column';
import { printHidden, withoutGround } from '@/ui/print';
import { FooterLink, whiteDrawings } from './footer.styles';

const { telephone } = provider;

/** The shared footer (docs/behaviour.md, section 1). */
export const Footer = () => (
  <>
    <Rooftops />
    <Ground className="on-night">
      <Column>
        <Columns>
          <Brand>
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
  // At the end, how to reach the provider.
  '@media print': {
    ...withoutGround(theme),
    marginTop: 16,
    padding: '6px 0 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  // As wide as their longest links. Enlarged text has one column (see FooterLinks).
  gridTemplateColumns: '1.33fr 1fr',
  gap: '32px 8px',
  [theme.breakpoints.up('sm')]: {
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
  ...whiteDrawings(theme),
  ...printHidden,
}));
