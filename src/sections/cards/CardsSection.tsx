import type { CardsBlock } from '@/content/types';
import { Cards } from './Cards';
import { icons } from './icons';

/** Cards with any of the icons. */
export const CardsSection = ({ block }: { block: CardsBlock }) => <Cards {...{ block, icons }} />;
