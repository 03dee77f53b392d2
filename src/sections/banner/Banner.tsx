import type { BannerBlock } from '@/content/types';
import { HouseBanner } from './HouseBanner';
import { NightBanner } from './NightBanner';

/** The top of a page, by day or at night. */
export const Banner = ({ block }: { block: BannerBlock }) =>
  block.ground === 'night' ? <NightBanner block={block} /> : <HouseBanner block={block} />;
