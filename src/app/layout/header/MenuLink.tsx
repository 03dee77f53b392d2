import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ElementType } from 'react';
import { savedVacancies, type NavLink } from '@/content/navigation';
import { selectSaved } from '@/features/jobs/list/savedSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { linkProps } from '@/ui/link/AppLink';
import { ariaCurrent, useIsCurrent } from './useIsCurrent';

type MenuLinkProps = Omit<ComponentProps<'a'>, 'ref'> & {
  /** The row that becomes the link. */
  row: ElementType;
  item: NavLink;
  icon?: LucideIcon | undefined;
  replace?: boolean;
};

/** A link in a menu. Its label alone is its name; how many vacancies are saved, and what its page holds, describe it. */
export function MenuLink({ row: Row, item, icon, replace, ...props }: MenuLinkProps) {
  const id = useId();
  const isCurrent = useIsCurrent();
  const { length } = useAppSelector(selectSaved);
  const count = item.to === savedVacancies.to && length > 0 && ` (${length})`;
  return (
    <Row
      {...props}
      {...linkProps(item.to, { replace })}
      aria-current={ariaCurrent(isCurrent(item.to))}
      aria-describedby={id}
      data-ends-part={item.endsPart}
    >
      {icon && <Icon icon={icon} size={20} />}
      {item.door && <img src={`/images/small-doors.svg#${item.door}`} alt="" width={24} height={34} />}
      <span>
        <span>{item.label}</span>
        {/* Hidden, so that it is no part of the name; a description may be. */}
        <span id={id} aria-hidden>
          {count}
          {item.holds && <Holds>{item.holds}</Holds>}
        </span>
      </span>
    </Row>
  );
}

const Holds = styled('small')(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: 'block',
  color: vars.palette.text.secondary,
  fontSize: '.9375rem',
  fontWeight: 400,
  lineHeight: 1.35,
}));
