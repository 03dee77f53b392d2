import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { colorSchemeCopy } from '@/content/navigation';
import { chooseColorScheme, COLOR_SCHEMES, onColorSchemeChange, readColorScheme } from '@/lib/colorScheme';

/** Lets the visitor choose the light or the dark theme, or follow the device. */
export function ColorSchemeSelect() {
  const scheme = useSyncExternalStore(onColorSchemeChange, readColorScheme, () => 'device');
  return (
    <Choice>
      {colorSchemeCopy.label}
      <select
        name="colorScheme"
        value={scheme}
        onChange={({ target }) => {
          const chosen = COLOR_SCHEMES.find((option) => option === target.value);
          if (chosen) chooseColorScheme(chosen);
        }}
      >
        {COLOR_SCHEMES.map((option) => (
          <option key={option} value={option}>
            {colorSchemeCopy.options[option]}
          </option>
        ))}
      </select>
    </Choice>
  );
}

const Choice = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  '& select': {
    minHeight: 44,
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.mist[400]}`,
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.night[900],
    font: 'inherit',
    '&:focus-visible': { outline: '3px solid var(--focus-line)', outlineOffset: 2 },
  },
}));
