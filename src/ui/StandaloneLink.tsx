import { styled } from '@mui/material/styles';
import { AppLink } from './AppLink';

/** A link that stands by itself, with a target large enough for a thumb. */
export const StandaloneLink = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 650,
});
