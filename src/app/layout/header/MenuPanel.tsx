import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { focusRing } from '@/ui/focusRing';
import { menuRow } from './header.styles';
import { MenuEntry, type MenuChoice } from './MenuEntry';
import type { InitialFocus } from './useDropdown';

type MenuPanelProps = {
  id: string;
  labelledBy: string;
  items: readonly MenuChoice[];
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
          <MenuEntry key={item.label} row={Row} item={item} onClose={onClose} />
        ))}
      </MenuList>
    </Panel>
  );
}

const Row = (props: MenuItemProps) => <MenuItem component="button" disableRipple {...props} />;

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
