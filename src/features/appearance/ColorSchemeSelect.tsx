import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { colorSchemeCopy } from '@/content/navigation';
import { applyTimeOfDay } from '@/lib/time/timeOfDay';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { COLOR_SCHEMES, colorSchemeChosen, selectColorScheme, type ColorScheme } from './colorSchemeSlice';

/** Lets the visitor choose the light or the dark theme, or follow the device. */
export function ColorSchemeSelect() {
  const dispatch = useAppDispatch();
  const scheme = useAppSelector(selectColorScheme);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Until then the choice is not in the store, and prehydration.ts has applied it.
    if (isHydrated) apply(scheme);
  }, [isHydrated, scheme]);
  return (
    <Choice>
      {colorSchemeCopy.label}
      <select
        name="colorScheme"
        value={scheme}
        onChange={({ target }) => {
          const chosen = COLOR_SCHEMES.find((option) => option === target.value);
          if (chosen) dispatch(colorSchemeChosen(chosen));
        }}
      >
        {COLOR_SCHEMES.map((option) => (
          <option key={option} value={option}>
            {colorSchemeCopy.options[option]}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={20} />
    </Choice>
  );
}

function apply(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'device') delete dataset.colorScheme;
  else dataset.colorScheme = scheme;
  applyTimeOfDay();
}

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  '& select': {
    appearance: 'none',
    maxWidth: '100%',
    minHeight: 44,
    padding: '0 48px 0 14px',
    border: `1px solid ${theme.vars.palette.mist[400]}`,
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.night[900],
    font: 'inherit',
    '&:focus-visible': { outline: '3px solid var(--focus-line)', outlineOffset: 2 },
  },
  // On the select, in place of the browser's own arrow.
  '& svg': { position: 'absolute', right: 14, pointerEvents: 'none' },
}));
