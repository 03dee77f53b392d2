import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { jobsCopy } from '@/content/jobs';
import { provider } from '@/content/provider';
import { selectHasJobs } from '@/features/jobs/search/selectFoundJobs';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { StandaloneLink } from '@/ui/link/AppLink';

/**
 * Shown when no vacancy passes the filters, or none has been fetched. The tags above it drop the filters; what may fit, and the nearest
 * places, stand above it too, and then say all that there is to say.
 */
export function NoJobs({ hasMore }: { hasMore: boolean }) {
  const isFiltered = useAppSelector(selectHasJobs);
  return (
    <Box sx={{ py: 2 }}>
      {!hasMore && (
        <Typography variant="h3" component="p">
          {isFiltered ? jobsCopy.emptyHeading : jobsCopy.noneHeading}
        </Typography>
      )}
      <Typography sx={{ mt: 2 }}>{isFiltered ? jobsCopy.emptyText : jobsCopy.noneText}</Typography>
      <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
      {!hasMore && <DarkStreet src="/images/street-dark.svg" alt="" width={560} height={327} />}
    </Box>
  );
}

const DarkStreet = styled('img')({ display: 'block', height: 'auto', marginTop: 32, borderRadius: 4 });
