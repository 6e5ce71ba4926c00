import { useRef } from 'react';
import type { Block } from '@json-site/model/content-types';
import type { ClientPage } from '../navigation/payload.ts';
import { BlockBand } from './BlockBand.tsx';
import { useReveal } from './use-reveal.ts';

/** Renders blocks below each other. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <BlockBand key={`${index}:${block.type}`} block={block} />);
}

interface PageViewProps {
  page: ClientPage;
  fadesIn: boolean;
}

/** The page between header and footer. Each page needs its own `key`. */
export function PageView({ page, fadesIn }: PageViewProps) {
  const main = useRef<HTMLElement>(null);
  useReveal(main, page.reveal ?? false);
  return (
    <main id="main" ref={main} data-fades-in={fadesIn || undefined}>
      <Blocks blocks={page.blocks} />
    </main>
  );
}
