import type { PageContent } from '@/content/types';
import { PageHead } from '@/ui/PageHead';
import { Blocks, type Sections } from './Blocks';

type ContentPageProps<P extends PageContent> = {
  page: P;
  sections: Sections<P['blocks'][number]['kind']>;
};

/** A page that is nothing but its words. */
export const ContentPage = <P extends PageContent>({ page, sections }: ContentPageProps<P>) => (
  <>
    <PageHead title={page.title} description={page.description} isPrivate={page.isPrivate} />
    <Blocks blocks={page.blocks} sections={sections} />
  </>
);
