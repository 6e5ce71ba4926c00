import { site } from 'virtual:site';
import { Blocks } from '@json-site/app/page/Blocks';
import { PageProvider, SiteProvider } from '@json-site/ui/context';
import type { ExamplePayload } from '../protocol.ts';

/** Renders the blocks of an example as a page does, without the page's frame. Needs a router above it. */
export function ExampleView({ payload }: { payload: ExamplePayload }) {
  const { page, renderedOn, labels = site.labels } = payload;
  return (
    <SiteProvider site={{ ...site, labels }}>
      <PageProvider page={{ path: page.path, title: page.title, renderedOn }}>
        <Blocks blocks={page.blocks} />
      </PageProvider>
    </SiteProvider>
  );
}
