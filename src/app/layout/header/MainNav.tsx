import { styled } from '@mui/material/styles';
import { headerCopy, isNavGroup, mainNavigation } from '@/content/navigation';
import { linkProps } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { Dropdown } from './Dropdown';
import { NavItem } from './NavItem';
import { ariaCurrent, useIsCurrent, useIsCurrentGroup } from './useIsCurrent';
import type { OpenMenu } from './useOpenMenu';
import { WITHOUT_NAV } from './header.styles';

/** The navigation in the header of wide screens. */
export function MainNav({ menus }: { menus: OpenMenu }) {
  const isCurrent = useIsCurrent();
  const isCurrentGroup = useIsCurrentGroup();
  return (
    <Nav aria-label={headerCopy.mainLabel}>
      <List>
        {mainNavigation.map((entry) => (
          <li key={entry.label}>
            {isNavGroup(entry) ? (
              <Dropdown {...entry} menus={menus} isCurrent={isCurrentGroup(entry)} opensOnHover />
            ) : (
              <NavItem {...linkProps(entry.to)} aria-current={ariaCurrent(isCurrent(entry.to))}>
                {entry.label}
              </NavItem>
            )}
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled('nav')({
  [WITHOUT_NAV]: { display: 'none' },
});

const List = styled(PlainList)({ display: 'flex' });
