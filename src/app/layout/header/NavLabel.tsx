import { styled } from '@mui/material/styles';
import { savedVacancies, type NavLink } from '@/content/navigation';
import { selectSaved } from '@/features/jobs/saved/savedSlice';
import { useAppSelector } from '@/store/hooks';

/** What a link in a menu says: its door and name, how many vacancies are saved, and what its page holds. */
export function NavLabel({ item }: { item: NavLink }) {
  const { length } = useAppSelector(selectSaved);
  return (
    <>
      {item.door && <img src={`/images/small-doors.svg#${item.door}`} alt="" width={24} height={34} />}
      <span>
        <span>{item.to === savedVacancies.to && length > 0 ? `${item.label} (${length})` : item.label}</span>
        {item.holds && <Holds>{` ${item.holds}`}</Holds>}
      </span>
    </>
  );
}

const Holds = styled('small')(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: 'block',
  color: vars.palette.text.secondary,
  fontSize: '.9375rem',
  fontWeight: 400,
  lineHeight: 1.35,
}));
