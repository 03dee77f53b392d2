import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ContentsBlock } from '@/content/types';
import { AppLink } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';

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
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, lineHeight: 1.3, color: 'inherit' },
});
