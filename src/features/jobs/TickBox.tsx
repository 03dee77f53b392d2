import type { CSSObject, Theme } from '@mui/material/styles';

type TickBoxProps = { name: string; isTicked: boolean; onChange: (isTicked: boolean) => void };

/** A box to tick with its name beside it; `tickBoxFace` on what stands around gives it its looks. */
export const TickBox = ({ name, isTicked, onChange }: TickBoxProps) => (
  <label>
    <input
      type="checkbox"
      name={name}
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {name}
  </label>
);

/** The design's checkbox: a thumb-sized target, a box in its middle, lit when it is ticked. */
export function tickBoxFace({ vars: { palette } }: Theme): CSSObject {
  const ink = palette.night[900];
  const tick = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${ink}' stroke-width='3.2' stroke-linecap='round' stroke-linejoin='round'><path d='M20 6 9 17l-5-5'/></svg>`;
  return {
    '& label': { display: 'flex', alignItems: 'center', minHeight: 48, marginRight: 16, cursor: 'pointer' },
    '& input': {
      appearance: 'none',
      flex: 'none',
      display: 'grid',
      placeContent: 'center',
      width: 48,
      height: 48,
      margin: '0 0 0 -11px',
      borderRadius: '50%',
      cursor: 'pointer',
    },
    '& input:focus-visible': {
      outline: '3px solid var(--focus-line)',
      outlineOffset: 3,
      boxShadow: '0 0 0 3px var(--focus-gap)',
    },
    '& input::before': {
      content: '""',
      boxSizing: 'border-box',
      width: 26,
      height: 26,
      border: `2px solid ${palette.slate[600]}`,
      borderRadius: 3,
      backgroundColor: palette.background.paper,
    },
    '& input:checked::before': {
      borderColor: ink,
      background: `${palette.light[500]} url("data:image/svg+xml,${tick.replaceAll('#', '%23')}") 50%/20px no-repeat`,
    },
    '@media (forced-colors: active)': {
      '& input': { appearance: 'auto', width: 26, marginInline: '0 11px' },
      '& input::before': { content: 'none' },
    },
  };
}
