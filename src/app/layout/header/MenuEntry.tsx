import { styled } from '@mui/material/styles';
import { FileCheck, Heart, LogOut, Phone } from 'lucide-react';
import { useId, type ElementType } from 'react';
import { headerCopy, savedVacancies, type NavLink } from '@/content/navigation';
import { selectSaved } from '@/features/jobs/list/savedSlice';
import { signOut } from '@/features/session/signOut';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { linkProps } from '@/ui/link/AppLink';
import { ariaCurrent, useIsCurrent } from './useIsCurrent';

const icons = { receipts: FileCheck, saved: Heart, logOut: LogOut, telephone: Phone };

/** A link in a menu, or an action. */
export type MenuChoice = (NavLink | { label: string; onChoose: () => void }) & { icon?: keyof typeof icons };

/** What the "Welcome!" menu holds, on phones too. */
export function useAccountItems(onReceipts: () => void, onLogOut?: () => void): readonly MenuChoice[] {
  const dispatch = useAppDispatch();
  const logOut = () => {
    onLogOut?.();
    dispatch(signOut());
  };
  return [
    { label: headerCopy.receipts, icon: 'receipts', onChoose: onReceipts },
    { ...savedVacancies, icon: 'saved', endsPart: true },
    { label: headerCopy.logOut, icon: 'logOut', onChoose: logOut },
  ];
}

type MenuEntryProps = {
  /** The row that becomes the link, or the button of an action. */
  row: ElementType;
  item: MenuChoice;
  /** Whether a link takes the menu's own entry in the history, which closes the menu. */
  replace?: boolean;
  onClose?: () => void;
};

/** An entry of a menu. Its label alone is its name; how many vacancies are saved, and what its page holds, describe it. */
export function MenuEntry({ row: Row, item, replace = false, onClose }: MenuEntryProps) {
  const id = useId();
  const isCurrent = useIsCurrent();
  const { length } = useAppSelector(selectSaved);
  const icon = item.icon && <Icon icon={icons[item.icon]} size={20} />;
  if ('onChoose' in item) {
    const choose = () => {
      onClose?.();
      item.onChoose();
    };
    return (
      <Row onClick={choose}>
        {icon}
        {item.label}
      </Row>
    );
  }
  const count = item.to === savedVacancies.to && length > 0 && ` (${length})`;
  return (
    <Row
      {...linkProps(item.to, { replace })}
      onClick={replace ? undefined : onClose}
      aria-current={ariaCurrent(isCurrent(item.to))}
      aria-describedby={id}
      data-ends-part={item.endsPart}
    >
      {icon}
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
