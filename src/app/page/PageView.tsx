import { useRef } from 'react';
import type { Block } from '../../generated/content-types.ts';
import type { ClientPage } from '../navigation/payload.ts';
import { BlockBand } from './BlockBand.tsx';
import { useReveal } from './use-reveal.ts';

/** Where an in-page navigation leads: to the top of a page, or to a place that only the whole page has. */
export type Entrance = 'top' | 'place';

/** Blocks one below the other. Their order is their identity: content has no other key. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page never change places in the browser.
  return blocks.map((block, index) => <BlockBand key={`${index}:${block.type}`} block={block} />);
}

interface PageViewProps {
  page: ClientPage;
  /** Not given for the page that came as HTML. */
  arrival: Entrance | undefined;
}

/** The page between header and footer. Another page needs another key. */
export function PageView({ page, arrival }: PageViewProps) {
  const main = useRef<HTMLElement>(null);
  useReveal(main, page.reveal ?? false);
  return (
    <main id="main" ref={main} data-arrival={arrival}>
      <Blocks blocks={page.blocks} />
    </main>
  );
}
