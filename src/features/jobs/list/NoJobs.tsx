import Typography from '@mui/material/Typography';
import { jobsCopy } from '@/content/jobs';
import { provider } from '@/content/provider';
import { selectHasJobs } from '@/features/jobs/search/selectFoundJobs';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { StandaloneLink } from '@/ui/link/StandaloneLink';

/** Shown when no vacancy passes the filters, or none has been fetched. */
export function NoJobs() {
  const isFiltered = useAppSelector(selectHasJobs);
  return (
    <Box sx={{ py: 4 }}>
      <img src="/images/street-dark.svg" alt="" width={800} height={260} />
      <Typography variant="h3" component="p" sx={{ mt: 3 }}>
        {isFiltered ? jobsCopy.emptyHeading : jobsCopy.noneHeading}
      </Typography>
      <Typography sx={{ mt: 1 }}>{isFiltered ? jobsCopy.emptyText : jobsCopy.noneText}</Typography>
      <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
    </Box>
  );
}
