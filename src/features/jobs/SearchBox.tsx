import { MapPin, Search, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { jobsCopy } from '@/content/jobs';

type BoxProps = { value: string; onChange: (value: string) => void; hint?: string | undefined };

export const JobTitleBox = (props: BoxProps) => (
  <SearchBox
    {...props}
    name="jobTitle"
    label={jobsCopy.jobTitleLabel}
    icon={Search}
    placeholder={jobsCopy.jobTitlePlaceholder}
  />
);

export const LocationBox = (props: BoxProps) => (
  <SearchBox
    {...props}
    name="location"
    label={jobsCopy.locationLabel}
    icon={MapPin}
    placeholder={jobsCopy.locationPlaceholder}
  />
);

type SearchBoxProps = BoxProps & { name: string; label: string; icon: LucideIcon; placeholder: string };

/** One box of the search card, which gives it its looks. */
function SearchBox({ name, label, value, onChange, hint, icon: Lens, placeholder }: SearchBoxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span className="box">
        <Lens className="lens" size={20} strokeWidth={1.9} aria-hidden />
        <input
          {...{ id, name, value, placeholder }}
          className="control"
          type="text"
          autoComplete="off"
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {hint && <p id={hintId}>{hint}</p>}
    </div>
  );
}
