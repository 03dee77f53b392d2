import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { LitWindow } from '@/ui/LitWindow';

/** One vacancy of the list: a lit window and a link to it. */
export const JobCard = ({ job }: { job: Job }) => (
  <Card to={jobPath(job.id)}>
    <LitWindow />
    <Column label={jobsCopy.columns.title} value={job.job_title} isTitle />
    <Column label={jobsCopy.columns.employment} value={job.employment_type} />
    <Column label={jobsCopy.columns.type} value={job.job_type} />
    {(job.location || job.pay) && (
      <Typography component="span" variant="body2" sx={{ gridColumn: '2 / -2' }}>
        {[job.location, job.pay].filter(Boolean).join(', ')}
      </Typography>
    )}
    <Box component="span" sx={{ gridColumn: '-2', gridRow: 1, display: { xs: 'none', sm: 'block' } }}>
      <Icon icon={ChevronRight} size={20} />
    </Box>
  </Card>
);

type ColumnProps = { label: string; value: string; isTitle?: boolean };

const Column = ({ label, value, isTitle = false }: ColumnProps) => (
  <Box component="span" className={isTitle ? 'title' : undefined}>
    <Typography variant="overline" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {label}{' '}
    </Typography>
    <Typography variant={isTitle ? 'h4' : 'body2'} component="span" sx={isTitle ? {} : { fontWeight: 600 }}>
      {value || '–'}
    </Typography>
  </Box>
);

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px 1fr 1fr',
  gap: '8px 16px',
  alignItems: 'start',
  padding: 16,
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: `4px solid ${theme.vars.palette.mist[300]}`,
  borderRadius: theme.shape.borderRadius,
  '&:hover': {
    color: 'inherit',
    backgroundColor: theme.vars.palette.light[100],
    borderColor: theme.vars.palette.light[500],
  },
  '& .title': { gridColumn: '2 / -1' },
  '& > span:nth-of-type(3)': { gridColumn: 2 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '44px 2.2fr 1fr 1fr 24px',
    alignItems: 'center',
    padding: '16px 20px',
    '& .title': { gridColumn: 'auto' },
    '& > span:nth-of-type(3)': { gridColumn: 'auto' },
  },
}));
