import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ArrowUpRight, Mail, Phone } from 'lucide-react';
import { Button } from '@/ui/button/Button';
import type { Action } from '@/content/types';
import { linkProps, NewTabNote } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';

type ActionButtonProps = { action: Action } & Pick<ComponentProps<typeof Button>, 'variant' | 'color'>;

/** A call to action: a link that looks like a button. */
export const ActionButton = ({ action, ...button }: ActionButtonProps) => (
  <Button {...linkProps(action.to, { newTab: action.newTab })} {...button}>
    {action.to.startsWith('tel:') && <Icon icon={Phone} size={20} />}
    {action.to.startsWith('mailto:') && <Icon icon={Mail} size={20} />}
    <span>{action.label}</span>
    {action.newTab && <Icon icon={ArrowUpRight} size={20} />}
    {action.newTab && <NewTabNote />}
  </Button>
);

/** The buttons below a text; on phones each as wide as the screen. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  marginTop: 28,
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
}));
