import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { FileCheck, Heart, LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { NavLink } from '@/content/navigation';
import { focusRing } from '@/ui/focusRing';
import { Icon } from '@/ui/Icon';
import { menuRow } from './header.styles';
import { MenuLink } from './MenuLink';
import type { InitialFocus } from './useDropdown';

type Icons = { icon: keyof typeof icons };
/** A link, or an action of the "Welcome!" menu, whose entries have icons. */
export type MenuEntry = (NavLink & Partial<Icons>) | (Icons & { label: string; onChoose: () => void });

const icons = { receipts: FileCheck, saved: Heart, logOut: LogOut };

type MenuPanelProps = {
  id: string;
  labelledBy: string;
  items: readonly MenuEntry[];
  initialFocus: InitialFocus;
  align: 'left' | 'right';
  onClose: () => void;
};

/** The open menu below its button. MenuList moves the focus between its items. */
export function MenuPanel({ id, labelledBy, items, initialFocus, align, onClose }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const all = list.current?.querySelectorAll<HTMLElement>('[role=menuitem]');
    if (initialFocus) all?.item(initialFocus === 'first' ? 0 : all.length - 1).focus();
  }, [initialFocus]);

  return (
    <Panel align={align}>
      <MenuList ref={list} component="div" id={id} aria-labelledby={labelledBy} disablePadding>
        {items.map((item) => (
          <Item key={item.label} item={item} onChoose={onClose} />
        ))}
      </MenuList>
    </Panel>
  );
}

function Item({ item, onChoose }: { item: MenuEntry; onChoose: () => void }) {
  const icon = item.icon && icons[item.icon];
  if ('onChoose' in item) {
    const choose = () => {
      onChoose();
      item.onChoose();
    };
    return (
      <MenuItem component="button" disableRipple onClick={choose}>
        {icon && <Icon icon={icon} size={20} />}
        {item.label}
      </MenuItem>
    );
  }
  return <MenuLink row={Row} item={item} icon={icon} onClick={onChoose} />;
}

const Row = (props: MenuItemProps) => <MenuItem disableRipple {...props} />;

const Panel = styled(Paper, { shouldForwardProp: (prop) => prop !== 'align' })<{ align: 'left' | 'right' }>(
  ({ theme, align }) => ({
    position: 'absolute',
    // Below the line under the header, which keeps it apart from the bar of the current page.
    top: 'calc(100% + 1px)',
    [align]: 0,
    zIndex: theme.zIndex.appBar,
    minWidth: align === 'left' ? 304 : 200,
    width: 'max-content',
    padding: 8,
    border: `1px solid ${theme.vars.palette.slate[500]}`,
    borderRadius: '0 0 4px 4px',
    boxShadow: theme.vars.shadows[2],
    '& [role=menuitem]': {
      ...menuRow(theme),
      width: '100%',
      textAlign: 'left',
      '&.Mui-focusVisible': { ...focusRing, backgroundColor: theme.vars.palette.light[200] },
    },
  }),
);
