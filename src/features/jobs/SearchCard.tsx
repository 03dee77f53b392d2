import { Button } from '@/ui/Button';
import { styled } from '@mui/material/styles';
import { MapPin, Search, type LucideIcon } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { jobsCopy } from '@/content/jobs';
import { Field } from '@/ui/Field';
import { Icon } from '@/ui/Icon';

type BoxProps = { value: string; onChange: (value: string) => void; hint?: string | undefined };
type SearchCardProps = { jobTitle: BoxProps; location: BoxProps; onSearch: () => void; hasButton?: boolean };

/** The two search boxes of the vacancy pages. The list follows while one types; Search only leads to it. */
export function SearchCard({ jobTitle, location, onSearch, hasButton = true }: SearchCardProps) {
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Card role="search" onSubmit={search} noValidate>
      <SearchBox
        {...jobTitle}
        name="jobTitle"
        label={jobsCopy.jobTitleLabel}
        icon={Search}
        placeholder={jobsCopy.jobTitlePlaceholder}
      />
      <SearchBox
        {...location}
        name="location"
        label={jobsCopy.locationLabel}
        icon={MapPin}
        placeholder={jobsCopy.locationPlaceholder}
      />
      {hasButton && (
        <Button type="submit" sx={{ minHeight: 56, mt: { sm: '28px' } }}>
          {jobsCopy.search}
        </Button>
      )}
    </Card>
  );
}

type SearchBoxProps = BoxProps & { name: string; label: string; icon: LucideIcon; placeholder: string };

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
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          aria-describedby={hint ? hintId : undefined}
        />
      </div>
      {hint && <p id={hintId}>{hint}</p>}
    </Field>
  );
}

const Card = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  maxWidth: 1000,
  padding: 16,
  borderBottom: `8px solid ${theme.vars.palette.light[500]}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '--focus-line': theme.vars.palette.night[900],
  '--focus-gap': theme.vars.palette.light[500],
  [theme.breakpoints.up('sm')]: {
    padding: 28,
    gridTemplateColumns: '1fr 1fr',
    '&:has(button)': { gridTemplateColumns: '1fr 1fr auto' },
  },
}));
