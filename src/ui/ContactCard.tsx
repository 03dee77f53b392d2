import Typography from '@mui/material/Typography';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Box } from './Box';
import { Icon } from './Icon';
import { StandaloneLink } from '@/ui/link/AppLink';

const icons = { email: Mail, phone: Phone, directions: MapPin };

type ContactCardProps = {
  kind: keyof typeof icons;
  title: string;
  text: string;
  link: { label: string; to: string; newTab?: boolean };
  heading?: 'h2' | 'h3';
};

/** One way to reach the provider. */
export const ContactCard = ({
  kind,
  title,
  text,
  link: { label, ...target },
  heading = 'h3',
}: ContactCardProps) => (
  <Box
    sx={{
      display: 'flex',
      gap: 2,
      p: 2.5,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ color: 'primary.main', pt: 0.25, flex: 'none' }}>
      <Icon icon={icons[kind]} />
    </Box>
    <div>
      <Typography variant="h4" component={heading}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <StandaloneLink {...target} sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </StandaloneLink>
    </div>
  </Box>
);
