import Collapse from '@mui/material/Collapse';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { NavGroup } from '@/content/navigation';
import { Icon } from '@/ui/Icon';
import { PlainList } from '@/ui/PlainList';
import { MobileItem } from './MobileItem';
import { MenuEntry } from '@/app/layout/header/MenuEntry';
import { MenuRow } from './MenuRow';
import { useIsCurrentGroup } from '@/app/layout/header/useIsCurrent';

/** A group in the mobile menu, collapsed unless it holds the current page. A tablet has room for the services too. */
export function MobileGroup({ group }: { group: NavGroup }) {
  const id = useId();
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
              <MenuEntry row={MenuRow} item={item} replace />
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
