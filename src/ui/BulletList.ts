import { styled } from '@mui/material/styles';

export const BulletList = styled('ul')({
  margin: 0,
  paddingLeft: '1.25em',
  textWrap: 'pretty',
  '& > li + li': { marginTop: 10 },
  '& > li::marker': { color: 'var(--quiet)' },
});
