import { Suspense, type ComponentType } from 'react';
import type { Block, PageContent } from '@/content/types';
import { PageHead } from '@/ui/page/PageHead';
import type { Sections } from './registry';

/** Makes the page component for a page of copy: its blocks in order, each drawn by the section for its kind. */
export function wordsPage<Page extends PageContent>(
  { title, description, isPrivate, blocks }: Page,
  sections: Sections<Page['blocks'][number]['kind']>,
) {
  // `Sections` pairs each kind with its own component; TypeScript cannot follow that through the union.
  const sectionFor = sections as Record<Block['kind'], ComponentType<{ block: Block }>>;
  // Named, because React Refresh recognises components by their names.
  return function WordsPage() {
    return (
      <>
        <PageHead title={title} description={description} isPrivate={isPrivate} />
        {blocks.map((block, index) => {
          const Section = sectionFor[block.kind];
          // The index is a safe key: a page's blocks never change their order. Inside a Suspense of its own React hydrates each by
          // itself, and answers presses in between.
          return (
            <Suspense key={index}>
              <Section block={block} />
            </Suspense>
          );
        })}
      </>
    );
  };
}
