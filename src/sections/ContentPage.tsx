import type { PageContent } from '@/content/types';
import { PageHead } from '@/ui/PageHead';
import { Blocks } from './Blocks';

/** A page that is nothing but its words. */
export const ContentPage = ({ page }: { page: PageContent }) => (
  <>
    <PageHead title={page.title} description={page.description} isPrivate={page.isPrivate} />
    <Blocks blocks={page.blocks} />
  </>
);
