import type { ClientLogo } from '@/content/homeTypes';
import { Logo } from './logos.styles';

/** The same logos several times over; all sets but the first are hidden from screen readers. */
export const LogoSets = ({ logos, sets }: { logos: readonly ClientLogo[]; sets: number }) =>
  Array.from({ length: sets }, (_, set) =>
    logos.map(({ src, alt }) => (
      <Logo key={`${set} ${src}`} aria-hidden={set > 0 || undefined}>
        <img src={src} alt={set > 0 ? '' : alt} width={200} height={100} loading="lazy" />
      </Logo>
    )),
  );
