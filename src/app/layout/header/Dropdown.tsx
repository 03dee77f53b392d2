import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { Icon } from '@/ui/Icon';
import type { MenuChoice } from './MenuEntry';
import { NavItem } from './NavItem';
import { useDismissal, useDropdown } from './useDropdown';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import type { OpenMenu } from './useOpenMenu';

type DropdownProps = {
  id: string;
  label: ReactNode;
  items: readonly MenuChoice[];
  menus: OpenMenu;
  isCurrent?: boolean;
  opensOnHover?: boolean;
  align?: 'left' | 'right';
};

const menuPanel = onDemand(() => import(/* webpackChunkName: "menu" */ './MenuPanel'));

/** A button in the header with the menu that it opens. */
export function Dropdown({
  id,
  label,
  items,
  menus,
  isCurrent = false,
  opensOnHover = false,
  align = 'left',
}: DropdownProps) {
  const ids = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, initialFocus, close, buttonHandlers, hoverHandlers } = useDropdown(id, menus, opensOnHover);
  const fetched = useOnDemand(menuPanel, isOpen, close);
  const menu = isOpen ? fetched : undefined;
  const closeAndReturn = () => {
    const focused = document.activeElement;
    // Whoever has moved on stays there.
    if (focused === document.body || area.current?.contains(focused)) button.current?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus does not count.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  useDismissal(isOpen, area, { onEscape: closeAndReturn, onClickAway: close });

  return (
    <Area ref={area} {...hoverHandlers} onBlur={onBlur}>
      <NavItem
        ref={button}
        id={`${ids}-button`}
        className={isCurrent ? 'is-current' : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menu && `${ids}-menu`}
        {...buttonHandlers}
      >
        {label}
        <Icon icon={ChevronDown} size={18} />
      </NavItem>
      {menu && (
        <menu.MenuPanel
          id={`${ids}-menu`}
          labelledBy={`${ids}-button`}
          items={items}
          initialFocus={initialFocus}
          align={align}
          onClose={closeAndReturn}
        />
      )}
    </Area>
  );
}

const Area = styled('div')({ position: 'relative' });
