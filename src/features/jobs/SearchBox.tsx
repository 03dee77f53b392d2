import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '@/ui/Icon';

export type SearchBoxState = { value: string; onChange: (value: string) => void; hint?: string | undefined };
type SearchBoxProps = SearchBoxState & { name: string; label: string; icon: LucideIcon; placeholder: string };

/** One box of the search card, which gives it its looks. */
export function SearchBox({ name, label, value, onChange, hint, icon, placeholder }: SearchBoxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span className="box">
        <Icon icon={icon} size={20} />
        <input
          {...{ id, name, value, placeholder }}
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
