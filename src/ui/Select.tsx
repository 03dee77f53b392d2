import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** A choice from the device's own list, in a field's frame. */
export const Select = (props: ComponentProps<'select'>) => (
  <div data-frame>
    <select {...props} />
    <Icon icon={ChevronDown} />
  </div>
);
