import { page } from '@/content/pages/domiciliary';
import { onDemand } from '@/lib/onDemand';
import { contentPage } from '@/sections/contentPage';
import { NearbyPart } from '@/ui/NearbyPart';

const careEstimate = onDemand(
  () => import(/* webpackChunkName: "careEstimate" */ '@/features/estimates/CareEstimate'),
);

/** Care at home. Below the prices and areas, which paper and visitors without script have, they can be asked. */
export const DomiciliaryPage = contentPage(page, { cost: () => <NearbyPart part={careEstimate} /> });
