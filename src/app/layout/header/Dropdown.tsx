import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '@/ui/Icon';
import type { MenuEntry } from './MenuPanel';
import { NavItem } from './NavItem';
import { hasLeft, returnFocus, useClickAway, useEscape } from './useDismissal';
import { useDropdown } from './useDropdown';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import type { OpenMenu } from './useOpenMenu';

type DropdownProps = {
  id: string;
  label: ReactNode;
  items: readonly MenuEntry[];
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
    returnFocus(area, button);
    close();
  };
  useEscape(isOpen, closeAndReturn);
  useClickAway(isOpen, area, close);

  return (
    <Area ref={area} {...hoverHandlers} onBlur={(event) => hasLeft(event) && close()}>
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
