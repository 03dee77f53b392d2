import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterDrawer } from './FilterDrawer';
import { FilterPanel } from './FilterPanel';
import { FilterTags } from './FilterTags';
import { JobList } from './JobList';
import { JobsLoading } from './JobsLoading';
import { NoJobs } from './NoJobs';
import { SortSelect } from './SortSelect';
import { useVacancies, type Vacancies } from './useVacancies';
import { VacancySearch } from './VacancySearch';

type VacancyBrowserProps = { heading: string; headingLevel: 'h1' | 'h2' };

/** Search, filters and list, as both vacancy pages show them. */
export function VacancyBrowser({ heading, headingLevel }: VacancyBrowserProps) {
  const vacancies = useVacancies();
  const results = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <VacancySearch
        {...{ heading, headingLevel }}
        hasPlaces={vacancies.hasPlaces || vacancies.isLoading}
        onSearch={() => results.current?.focus()}
      />
      <Container
        sx={{
          display: { sm: 'grid' },
          gridTemplateColumns: columns,
          gap: { sm: 3, lg: 7 },
          py: { xs: 3, sm: 7 },
        }}
      >
        <Box
          component="aside"
          aria-label={jobsCopy.filters}
          sx={{ display: { xs: 'none', sm: 'block' }, ...sticky }}
        >
          <FilterPanel />
        </Box>
        <Box component="section" aria-labelledby="results" sx={{ minWidth: 0 }}>
          <Box
            sx={{
              display: { sm: 'none' },
              position: 'sticky',
              top: 0,
              zIndex: 2,
              py: 1,
              bgcolor: 'background.default',
            }}
          >
            <FilterDrawer count={vacancies.jobs.length} />
          </Box>
          <Box sx={{ display: { sm: 'none' } }}>
            <FilterTags />
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              justifyContent: 'space-between',
              alignItems: 'center',
              my: 2,
            }}
          >
            <Typography
              ref={results}
              id="results"
              variant="h3"
              component="h2"
              tabIndex={-1}
              aria-live="polite"
            >
              {vacancies.isLoading ? jobsCopy.loading : jobsCopy.showing(vacancies.jobs.length)}
            </Typography>
            <SortSelect hasDates={vacancies.hasDates} />
          </Box>
          <Results {...vacancies} />
        </Box>
      </Container>
    </>
  );
}

const columns = { sm: '216px 1fr', lg: '272px 1fr' };
const sticky = { alignSelf: 'start', position: { lg: 'sticky' }, top: 24 };

function Results({ isLoading, jobs, isEmpty }: Vacancies) {
  if (isLoading) return <JobsLoading />;
  if (jobs.length === 0) return <NoJobs isFiltered={!isEmpty} />;
  return <JobList jobs={jobs} />;
}
