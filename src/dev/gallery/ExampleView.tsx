import { site } from 'virtual:site';
import type { PagePayload } from '../../app/navigation/payload.ts';
import { Blocks } from '../../app/page/PageView.tsx';
import { PageProvider, SiteProvider } from '../../ui/context.tsx';

/** A block as it is on a page, without the page. Needs a router above it. */
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
