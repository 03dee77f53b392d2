import Typography from '@mui/material/Typography';
import type { ContentsBlock } from '@/content/types';
import { AppLink } from '@/ui/link/AppLink';

/** Links to the parts of a page, below a name for them. */
export const ContentsLinks = ({ label, links }: Pick<ContentsBlock, 'label' | 'links'>) => (
  <>
    <Typography variant="h4" component="p">
      {label}
    </Typography>
    <ul>
      {links.map(({ id, text }) => (
        <li key={id}>
          <AppLink to={`#${id}`}>{text}</AppLink>
        </li>
      ))}
    </ul>
  </>
);
