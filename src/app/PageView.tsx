import { useRef } from 'react';
import type { Block } from '../generated/content-types.ts';
import { BlockBand } from './BlockBand.tsx';
import type { ClientPage } from './payload.ts';
import { useReveal } from './use-reveal.ts';

/** Blocks one below the other. Their order is their identity: content has no other key. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page never change places in the browser.
  return blocks.map((block, index) => <BlockBand key={`${index}:${block.type}`} block={block} />);
}

/** The page between header and footer. */
export function PageView({ page }: { page: ClientPage }) {
  const main = useRef<HTMLElement>(null);
  useReveal(main, page.reveal ?? false, page.path);
  return (
    <main id="main" ref={main} key={page.path}>
      <Blocks blocks={page.blocks} />
    </main>
  );
}
