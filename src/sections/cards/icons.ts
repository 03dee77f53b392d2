import {
  CalendarCheck,
  ClipboardList,
  Clock,
  HeartHandshake,
  House,
  Phone,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '@/content/types';
import { jobsIcons } from './jobsIcons';

/** What the names of icons in the content stand for. */
export const icons: Record<IconName, LucideIcon> = {
  ...jobsIcons,
  calendar: CalendarCheck,
  clipboard: ClipboardList,
  clock: Clock,
  heart: HeartHandshake,
  home: House,
  phone: Phone,
  shield: ShieldCheck,
  users: Users,
};
