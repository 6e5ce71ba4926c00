import { Banner } from 'virtual:banner';
import { ConsentNotice } from 'virtual:consent';
import { siteOf } from 'virtual:languages';
import { Footer, Header } from 'virtual:parts';
import { memo, type ReactNode, useMemo } from 'react';
import { PageProvider, SiteProvider, useSite } from '@json-site/ui/context';
import { SkipLink } from './header/SkipLink.tsx';
import type { PagePayload } from './navigation/payload.ts';
import { BlockBoundary } from './page/BlockBoundary.tsx';
import { Blocks } from './page/Blocks.tsx';
import { PageView } from './page/PageView.tsx';

interface AppProps {
  payload: PagePayload;
  /** True after in-page navigation. The page of the document is on screen already. */
  fadesIn?: boolean | undefined;
}

const inMain = (failure: ReactNode) => <main id="main">{failure}</main>;

/**
 * The part of the page that navigation replaces. Memoised: a new header must not render a form that is being filled in.
 */
const Page = memo(function Page({ payload, fadesIn = false }: AppProps) {
  const { path, title } = payload.page;
  const { renderedOn } = payload;
  const site = useSite();
  const context = useMemo(() => ({ path, title, renderedOn }), [path, title, renderedOn]);
  return (
    <PageProvider page={context}>
      <BlockBoundary key={path} frame={inMain}>
        <PageView page={payload.page} fadesIn={fadesIn} />
      </BlockBoundary>
      {site.sharedBlocks.length > 0 && (
        <aside aria-label={site.labels.help}>
          <Blocks blocks={site.sharedBlocks} />
        </aside>
      )}
    </PageProvider>
  );
});

/** The same element on every page, so that React renders it once. */
const FOOTER = (
  <BlockBoundary>
    <Footer />
  </BlockBoundary>
);

/** The content of the document's body: a page with header, footer and shared blocks. Needs a router above it. */
export function App({ payload, fadesIn }: AppProps) {
  const { page } = payload;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the studio changes the blocks with each key
  const header = useMemo(() => <Header page={page} />, [page.path, page.versions]);
  return (
    <SiteProvider site={siteOf(page)}>
      <SkipLink />
      <ConsentNotice />
      <Banner renderedOn={payload.renderedOn} />
      <BlockBoundary>{header}</BlockBoundary>
      <Page payload={payload} fadesIn={fadesIn} />
      {FOOTER}
    </SiteProvider>
  );
}
