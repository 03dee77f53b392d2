import { styled } from '@mui/material/styles';
import { ExternalLink, MapPin, Phone } from 'lucide-react';
import { headerCopy } from '@/content/navigation';
import { provider } from '@/content/provider';
import { AppLink } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';
import { Column } from '@/ui/Column';
import { hidden } from '@/ui/VisuallyHidden';

/** Address, telephone and the Modern Slavery policy, above the logo. */
export const TopBar = () => (
  <Bar className="on-night" data-screen-only>
    <Row>
      <TopLink to={provider.address.mapsUrl} newTab>
        <Icon icon={MapPin} size={20} />
        <ShortAddress>{`${headerCopy.findUs} `}</ShortAddress>
        <Address>{provider.address.text}</Address>
      </TopLink>
      <TopLink to={provider.telephone.href}>
        <Icon icon={Phone} size={20} />
        {provider.telephone.text}
      </TopLink>
      <TopLink to={headerCopy.modernSlavery.to} newTab>
        {headerCopy.modernSlavery.label}
        <NewTabIcon>
          <Icon icon={ExternalLink} size={20} />
        </NewTabIcon>
      </TopLink>
    </Row>
  </Bar>
);

const Bar = styled('div')(({ theme }) => ({
  minHeight: 44,
  backgroundColor: theme.vars.palette.night[900],
  fontSize: '.9375rem',
  [theme.breakpoints.down('tablet')]: { fontSize: '.875rem' },
}));

const Row = styled(Column)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  [theme.breakpoints.down('tablet')]: { columnGap: 12 },
  [theme.breakpoints.down('sm')]: { justifyContent: 'space-between', columnGap: 6 },
}));

const TopLink = styled(AppLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: theme.vars.palette.common.white,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { color: theme.vars.palette.light[500] },
  '&:hover': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.light[500],
    textDecoration: 'underline',
  },
  '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  [theme.breakpoints.up('sm')]: { '&:first-of-type': { marginRight: 'auto' } },
  [theme.breakpoints.down('tablet')]: { gap: 4, '& svg': { width: 16, height: 16 } },
  // At 320 px there is only room for the text.
  '@media (max-width: 359px)': { '& svg': { display: 'none' } },
}));

// On phones only screen readers get the address; others see "Find us" instead.
const Address = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: hidden,
}));

const ShortAddress = styled('span')(({ theme }) => ({
  whiteSpace: 'pre',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const NewTabIcon = styled('span')({
  // There is no room for it beside the text.
  '@media (max-width: 379px)': { display: 'none' },
});
