import type { CSSObject, Theme } from '@mui/material/styles';

/** From md the headings of a document stand on the left of what they head. */
export const besideHeadings = ({ breakpoints }: Theme): CSSObject => ({
  display: 'grid',
  [breakpoints.up('md')]: { gridTemplateColumns: '3.4fr 8.6fr', columnGap: 56 },
});
