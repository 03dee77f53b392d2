import { styled } from '@mui/material/styles';
import { AppLink } from './AppLink';
import { siteUrl } from '@/lib/config';
import { printedAddress } from '@/ui/print';

/** A link outside running text, with a touch target large enough for a thumb. */
export const StandaloneLink = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 650,
  '@media print': { display: 'inline', ...printedAddress(siteUrl) },
});
