import { ConsentNotice } from 'virtual:consent';
import { site } from 'virtual:site';
import { memo, type ReactNode, useMemo } from 'react';
import { PageProvider, SiteProvider } from '../ui/context.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { type Arrival, Blocks, PageView } from './PageView.tsx';
import type { PagePayload } from './payload.ts';
import { SkipLink } from './SkipLink.tsx';

interface AppProps {
  payload: PagePayload;
  /** Not given for the page that came as HTML. */
  arrival?: Arrival | undefined;
}

const inMain = (failure: ReactNode) => <main id="main">{failure}</main>;

/** The page's own part. Memoised: what changes around it must not touch what is being typed. */
const Page = memo(function Page({ payload, arrival }: AppProps) {
  const { path, title } = payload.page;
  const { renderedOn } = payload;
  const context = useMemo(() => ({ path, title, renderedOn }), [path, title, renderedOn]);
  return (
    <PageProvider page={context}>
      <BlockBoundary key={path} frame={inMain}>
        <PageView page={payload.page} arrival={arrival} />
      </BlockBoundary>
      <aside aria-label={site.labels.help}>
        <Blocks blocks={site.everyPage} />
      </aside>
    </PageProvider>
  );
});

/** The whole document body: what is on every page around what is on this one. Needs a router above it. */
export function App({ payload, arrival }: AppProps) {
  return (
    <SiteProvider site={site}>
      <SkipLink />
      <ConsentNotice />
      <BlockBoundary>
        <Header path={payload.page.path} />
      </BlockBoundary>
      <Page payload={payload} arrival={arrival} />
      <BlockBoundary>
        <Footer />
      </BlockBoundary>
    </SiteProvider>
  );
}
