import type { CSSObject, Theme } from '@mui/material/styles';

/** How headings and text share the width, and the gap between them. */
const HEADING = 3.4;
const TEXT = 8.6;
const GAP = 56;

/** From md the headings of a document stand on the left of what they head. */
export const besideHeadings = ({ breakpoints }: Theme): CSSObject => ({
  display: 'grid',
  [breakpoints.up('md')]: { gridTemplateColumns: `${HEADING}fr ${TEXT}fr`, columnGap: GAP },
});

/** The same columns in a table across both: its second column begins where the text does, which a percentage alone cannot express. */
export const columnsLikeHeadings = ({ breakpoints }: Theme): CSSObject => {
  const share = HEADING / (HEADING + TEXT);
  return {
    [breakpoints.up('sm')]: {
      'tr > :not(:last-child)': { paddingRight: 24 },
      'tr > :last-child:nth-child(2)': { width: 'auto' },
    },
    [breakpoints.up('md')]: {
      'tr > th:first-of-type': { width: `${100 * share}%` },
      'tr > * + *': { paddingLeft: GAP * (1 - share) },
      'tr > * + * + *': { paddingLeft: 8 },
    },
  };
};
