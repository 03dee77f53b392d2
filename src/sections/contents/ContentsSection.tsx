import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ContentsBlock } from '@/content/types';
import { Column } from '@/ui/Column';
import { PlainList } from '@/ui/PlainList';
import { AppLink } from '@/ui/link/AppLink';

/** Links to the sections of a long page, two beside each other until there is room for a row. */
export const ContentsSection = ({ block }: { block: ContentsBlock }) => (
  <Band aria-label={block.label}>
    <Column>
      <ContentsLinks {...block} />
    </Column>
  </Band>
);

const Band = styled('nav')(({ theme }) => ({
  paddingBlock: 28,
  backgroundColor: theme.vars.palette.mist[50],
  ul: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 20,
    [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  },
}));

/** Links to the parts of a page, below a name for them. */
export const ContentsLinks = ({ label, links }: Pick<ContentsBlock, 'label' | 'links'>) => (
  <>
    <Typography variant="h4" component="p">
      {label}
    </Typography>
    <List>
      {links.map(({ id, text }) => (
        <li key={id}>
          <AppLink to={`#${id}`}>{text}</AppLink>
        </li>
      ))}
    </List>
  </>
);

const List = styled(PlainList)({
  marginTop: 8,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    boxSizing: 'border-box',
    // Between two links of two lines each.
    paddingBlock: 6,
    lineHeight: 1.3,
    color: 'inherit',
  },
});
