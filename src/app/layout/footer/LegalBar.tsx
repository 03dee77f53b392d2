import { styled } from '@mui/material/styles';
import { footerCopy } from '@/content/navigation';
import { company, companyLine, copyright } from '@/content/provider';
import { ColorSchemeSelect } from '@/features/appearance/ColorSchemeSelect';
import { PlainList } from '@/ui/PlainList';
import { FooterLink } from './FooterLinks';

/** Copyright, theme choice, links to the policies, and what the law asks a company to say of itself. */
export const LegalBar = () => (
  <Bar data-screen-only>
    <p>{copyright}</p>
    <ColorSchemeSelect />
    <Policies>
      {footerCopy.legal.map(({ label, to }) => (
        <li key={label}>
          <FooterLink to={to}>{label}</FooterLink>
        </li>
      ))}
    </Policies>
    {company && <Company>{companyLine(company)}</Company>}
  </Bar>
);

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  marginTop: 24,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.night[700]}`,
  color: theme.vars.palette.mist[300],
  fontSize: '.9375rem',
  '& p': { margin: 0 },
}));

const Company = styled('p')({ flexBasis: '100%', fontSize: '.875rem' });

const Policies = styled(PlainList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
  // In one line on most phones.
  [theme.breakpoints.down('sm')]: { columnGap: 12, '& a': { fontSize: '.875rem' } },
}));
