import { site } from 'virtual:site';
import { memo, useMemo } from 'react';
import { PageProvider, SiteProvider } from '../ui/context.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Blocks, PageView } from './PageView.tsx';
import { documentTitle, type PagePayload } from './payload.ts';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './use-arrival.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useShownPage } from './use-shown-page.ts';

/** The page's own part. Memoised: a change of address on the same page must not touch what is being typed. */
const Page = memo(function Page({ payload }: { payload: PagePayload }) {
  const { path, title } = payload.page;
  const { renderedOn } = payload;
  const context = useMemo(() => ({ path, title, renderedOn }), [path, title, renderedOn]);
  return (
    <PageProvider page={context}>
      <PageView page={payload.page} />
      <aside aria-label={site.labels.help}>
        <Blocks blocks={site.everyPage} />
      </aside>
    </PageProvider>
  );
});

/** The whole document body: what is on every page around what is on this one. Needs a router above it. */
export function App({ initial }: { initial: PagePayload }) {
  const shown = useShownPage(initial);
  useArrival(shown, documentTitle(shown.payload.page, site.brand.name));
  usePrefetch();
  return (
    <SiteProvider site={site}>
      <SkipLink />
      <Header path={shown.payload.page.path} />
      <Page payload={shown.payload} />
      <Footer />
    </SiteProvider>
  );
}
