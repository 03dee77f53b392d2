import type { LucideIcon } from 'lucide-react';

type IconProps = { icon: LucideIcon; size?: number };

/** A decorative lucide icon in the design's stroke. */
export const Icon = ({ icon: Drawing, size = 24 }: IconProps) => (
  <Drawing size={size} strokeWidth={1.9} aria-hidden />
);
