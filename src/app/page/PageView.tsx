import { useRef } from 'react';
import type { ClientPage } from '../navigation/payload.ts';
import { Blocks } from './Blocks.tsx';
import { useReveal } from './use-reveal.ts';

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
