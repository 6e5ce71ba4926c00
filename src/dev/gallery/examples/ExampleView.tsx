import { site } from 'virtual:site';
import type { PagePayload } from '../../../app/navigation/payload.ts';
import { Blocks } from '../../../app/page/PageView.tsx';
import { PageProvider, SiteProvider } from '../../../ui/context.tsx';

/** Renders the blocks of an example as a page does, without the page's frame. Needs a router above it. */
export function ExampleView({ payload }: { payload: PagePayload }) {
  const { page, renderedOn } = payload;
  return (
    <SiteProvider site={site}>
      <PageProvider page={{ path: page.path, title: page.title, renderedOn }}>
        <Blocks blocks={page.blocks} />
      </PageProvider>
    </SiteProvider>
  );
}
