import { staffFacts } from '@/content/staffFacts';
import type { Run } from '@/content/types';
import { paths } from '@/lib/paths';

/** Where to find the reference of a framework and our lot on it. */
export const lotsSentence: readonly Run[] = staffFacts.frameworks
  ? ['Its reference and our lots are among our ', { text: 'facts for buyers', to: paths.buyers }, '.']
  : ['Ask us for its reference and our lots.'];
