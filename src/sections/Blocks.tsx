import type { ComponentType } from 'react';
import type { Block } from '@/content/types';
import { InTurn } from '@/ui/InTurn';

/** One renderer for each kind of block that is given; a kind without one does not compile. */
export type Sections<Kind extends Block['kind']> = {
  [K in Kind]: ComponentType<{ block: Extract<Block, { kind: K }> }>;
};

type BlocksProps<B extends Block> = { blocks: readonly B[]; sections: Sections<B['kind']> };

/** The blocks of a page, in their order. The page brings the renderers, so that it loads no others. */
export const Blocks = <B extends Block>({ blocks, sections }: BlocksProps<B>) => (
  <InTurn>
    {blocks.map((block, place) => {
      // `sections` pairs every kind with the renderer of that very kind; TypeScript cannot follow the pair through the union.
      const Section = sections[block.kind as B['kind']] as ComponentType<{ block: Block }>;
      // A page's blocks never change their order while it is shown.
      return <Section key={place} block={block} />;
    })}
  </InTurn>
);
