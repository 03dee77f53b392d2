import Collapse from '@mui/material/Collapse';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { NavGroup } from '@/content/navigation';
import { linkProps } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';
import { PlainList } from '@/ui/PlainList';
import { MobileItem } from './MobileItem';
import { NavLabel } from '@/app/layout/header/NavLabel';
import { MenuRow } from './MenuRow';
import { ariaCurrent, useIsCurrent, useIsCurrentGroup } from '@/app/layout/header/useIsCurrent';

/** A group in the mobile menu, collapsed unless it holds the current page. A tablet has room for the services too. */
export function MobileGroup({ group }: { group: NavGroup }) {
  const id = useId();
  const isCurrent = useIsCurrent();
  const hasCurrent = useIsCurrentGroup()(group);
  const isTablet = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const [isExpanded, setExpanded] = useState(hasCurrent || (isTablet && group.id === 'services'));

  return (
    <>
      <MobileItem
        className={hasCurrent ? 'is-current' : undefined}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
      >
        {group.label}
        <Icon icon={ChevronDown} />
      </MobileItem>
      <Collapse in={isExpanded} id={id}>
        <SubList aria-label={group.label}>
          {group.items.map((item) => (
            <li key={item.label}>
              <MenuRow
                {...linkProps(item.to, { replace: true })}
                aria-current={ariaCurrent(isCurrent(item.to))}
                data-ends-part={item.endsPart}
              >
                <NavLabel item={item} />
              </MenuRow>
            </li>
          ))}
        </SubList>
      </Collapse>
    </>
  );
}

const SubList = styled(PlainList)(({ theme }) => ({
  padding: '8px calc(var(--gutter) - 14px)',
  backgroundColor: theme.vars.palette.mist[50],
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
