import { MapPin, Search } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/field/Field';
import { useCombobox } from '@/ui/field/useCombobox';
import { Icon } from '@/ui/Icon';
import { SEARCH_MAX_LENGTH } from '@/vacancies/filters';
import { selectStated, suggest, type BoxName } from './suggestions';

type SearchBoxProps = {
  name: BoxName;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
};

const icons = { jobTitle: Search, location: MapPin };

/** One box of the search card. */
export function SearchBox({ name, value, onChange, hint }: SearchBoxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  // Nothing is collected for an empty box.
  const stated = useAppSelector((state) => (value === '' ? undefined : selectStated(state, name)));
  const options = useMemo(() => (stated ? suggest(stated, value) : []), [stated, value]);
  const { shown, inputProps, listProps, optionProps } = useCombobox(options, onChange);
  return (
    <Field>
      <label htmlFor={id}>{jobsCopy.boxes[name].label}</label>
      <div data-frame>
        <Icon icon={icons[name]} size={20} />
        <input
          {...{ id, name, value }}
          placeholder={jobsCopy.boxes[name].placeholder}
          {...inputProps}
          maxLength={SEARCH_MAX_LENGTH}
          type="text"
          autoComplete="off"
          aria-describedby={hint ? hintId : undefined}
        />
      </div>
      {hint && <p id={hintId}>{hint}</p>}
      {shown.length > 0 && (
        <Suggestions {...listProps} aria-label={jobsCopy.suggestions}>
          {shown.map((option, index) => (
            <li key={option} {...optionProps(option, index)}>
              {option}
            </li>
          ))}
        </Suggestions>
      )}
    </Field>
  );
}

/** Under their box, on phones under the card, which has both boxes in one row. */
const Suggestions = styled('ul')(({ theme: { shape, vars } }) => ({
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% + 6px)',
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 8,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  boxShadow: vars.shadows[2],
  listStyle: 'none',
  '& > li': {
    padding: '6px 12px',
    border: `1.5px solid ${vars.palette.slate[500]}`,
    borderRadius: shape.borderRadius,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    fontSize: '.9375rem',
    cursor: 'pointer',
  },
  '& > li:hover, & > [aria-selected=true]': {
    color: vars.palette.night[900],
    backgroundColor: vars.palette.light[500],
    borderColor: vars.palette.night[900],
  },
}));
