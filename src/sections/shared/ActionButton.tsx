import type { ComponentProps } from 'react';
import { Button } from '@/ui/Button';
import { ArrowUpRight, Mail } from 'lucide-react';
import type { Action } from '@/content/types';
import { linkProps, NewTabNote } from '@/ui/AppLink';
import { Icon } from '@/ui/Icon';

type ActionButtonProps = { action: Action } & Pick<ComponentProps<typeof Button>, 'variant' | 'color'>;

/** A link that looks like a button, because it is the thing to do here. */
export const ActionButton = ({ action, ...look }: ActionButtonProps) => (
  <Button {...linkProps(action.to, action.newTab)} {...look}>
    {action.to.startsWith('mailto:') && <Icon icon={Mail} size={20} />}
    {action.label}
    {action.newTab && <Icon icon={ArrowUpRight} size={20} />}
    {action.newTab && <NewTabNote />}
  </Button>
);
