import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { CheckedIcon, UncheckedIcon } from './CheckboxIcon';

/** The design's checkbox. */
export const LitCheckbox = (props: CheckboxProps) => (
  <Checkbox icon={<UncheckedIcon />} checkedIcon={<CheckedIcon />} {...props} />
);
