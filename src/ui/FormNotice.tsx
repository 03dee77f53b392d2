import Typography from '@mui/material/Typography';
import { AppLink } from '@/ui/link/AppLink';

type FormNoticeProps = { text: string; link: { label: string; to: string } };

/** A quiet line in a form, with a link that leaves the form open. */
export const FormNotice = ({ text, link: { label, to } }: FormNoticeProps) => (
  <Typography variant="body2" color="textSecondary">
    {text}{' '}
    <AppLink to={to} newTab>
      {label}
    </AppLink>
  </Typography>
);
