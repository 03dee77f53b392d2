import { styled } from '@mui/material/styles';
import { AppLink } from './AppLink';

/** A link outside running text, with a touch target large enough for a thumb. */
export const StandaloneLink = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 650,
});
