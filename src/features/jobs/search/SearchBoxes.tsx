import { MapPin, Search, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { jobsCopy } from '@/content/jobs';
import { Field } from '@/ui/field/Field';
import { Icon } from '@/ui/Icon';

type BoxProps = {
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
};

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

/** One box of the search card. */
function SearchBox({ name, label, value, onChange, hint, icon, placeholder }: SearchBoxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <div data-frame>
        <Icon icon={icon} size={20} />
        <input
          {...{ id, name, value, placeholder }}
          type="text"
          autoComplete="off"
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {hint && <p id={hintId}>{hint}</p>}
    </Field>
  );
}
