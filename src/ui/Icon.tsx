import type { LucideIcon } from 'lucide-react';

type IconProps = { icon: LucideIcon; size?: number };

/** A decorative lucide icon in the design's stroke. Its namespace is needed in files alone, not in HTML. */
export const Icon = ({ icon: Drawing, size = 24 }: IconProps) => (
  <Drawing size={size} strokeWidth={1.9} aria-hidden xmlns={undefined} />
);
