import { page } from '@/content/pages/domiciliary';
import { CareEstimate } from '@/features/estimates/CareEstimate';
import { contentPage } from '@/sections/contentPage';

/** Care at home. Below the prices and areas, which paper and visitors without script have, they can be asked. */
export const DomiciliaryPage = contentPage(page, { cost: CareEstimate });
