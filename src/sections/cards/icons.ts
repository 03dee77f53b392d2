import {
  BadgeCheck,
  Banknote,
  BookUser,
  CalendarCheck,
  ClipboardList,
  Clock,
  Globe,
  HeartHandshake,
  House,
  IdCard,
  Phone,
  ShieldCheck,
  Stethoscope,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '@/content/types';

/** What the names of icons in the content stand for. */
export const icons: Record<IconName, LucideIcon> = {
  badgeCheck: BadgeCheck,
  banknote: Banknote,
  calendar: CalendarCheck,
  clipboard: ClipboardList,
  clock: Clock,
  globe: Globe,
  heart: HeartHandshake,
  home: House,
  idCard: IdCard,
  passport: BookUser,
  phone: Phone,
  shield: ShieldCheck,
  stethoscope: Stethoscope,
  users: Users,
};
