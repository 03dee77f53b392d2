import { useLocation } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { selectSaved } from './savedSlice';
import { SAVED_QUERY } from './savedQuery';

/** Leads to the saved vacancies, once there are some. */
export function SavedLink() {
  const { pathname } = useLocation();
  const { length } = useAppSelector(selectSaved);
  return (
    length > 0 && <StandaloneLink to={pathname + SAVED_QUERY}>{jobsCopy.savedLink(length)}</StandaloneLink>
  );
}
