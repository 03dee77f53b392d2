import Typography from '@mui/material/Typography';
import { moreCopy } from '@/content/jobs';
import { JobCard } from './JobCard';
import { JobCards } from './jobCards.styles';
import { SaveButton } from './SaveButton';
import { Box } from '@/ui/Box';
import type { Ranked, Reason } from '@/vacancies/moreIndex';

/** What the list does not hold and may fit, each with the reason: below the list, or straight below the count where that is empty. */
export const MoreVacancies = ({ more, isAlone }: { more: readonly Ranked[]; isAlone: boolean }) =>
  more.length > 0 && (
    <Box sx={{ mt: isAlone ? 0 : 4, mb: isAlone ? 2 : 0 }}>
      {!isAlone && (
        <Typography variant="h3" sx={{ mb: 1 }}>
          {moreCopy.headingWith(more.length)}
        </Typography>
      )}
      <JobCards aria-label={moreCopy.heading}>
        {more.map(({ job, reasons }) => (
          <li key={job.id}>
            <JobCard job={job} why={whyOf(reasons)} />
            <SaveButton job={job} />
          </li>
        ))}
      </JobCards>
    </Box>
  );

/** The title of a nearby vacancy is in view, so a match in it needs no reason. */
function whyOf(reasons: readonly Reason[]): string {
  const isNear = reasons.some(({ kind }) => kind === 'near');
  return reasons
    .filter((reason) => !isNear || reason.kind !== 'words' || reason.field !== 'title')
    .map(textOf)
    .join(' ');
}

function textOf(reason: Reason): string {
  if (reason.kind === 'words') return moreCopy.found(moreCopy.where[reason.field], reason.words);
  if (reason.kind === 'without') return moreCopy.without(reason.words);
  if (reason.kind === 'pay') return moreCopy.pay(reason.least);
  // Postcodes are typed in small letters too.
  const place = reason.place.replace(/^[a-z]{1,2}\d.*/, (code) => code.toUpperCase());
  return reason.kind === 'in' ? moreCopy.in(place) : moreCopy.near(place, reason.miles);
}
