import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '@/ui/Icon';

/** A native select in a field's frame. */
export const Select = (props: ComponentProps<'select'>) => (
  <div data-frame>
    <select {...props} />
    <Icon icon={ChevronDown} />
  </div>
);
