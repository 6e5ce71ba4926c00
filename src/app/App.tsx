import { ConsentNotice } from 'virtual:consent';
import { site } from 'virtual:site';
import { memo, type ReactNode, useMemo } from 'react';
import { PageProvider, SiteProvider } from '../ui/context.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { SkipLink } from './header/SkipLink.tsx';
import type { PagePayload } from './navigation/payload.ts';
import { BlockBoundary } from './page/BlockBoundary.tsx';
import { Blocks, type Entrance, PageView } from './page/PageView.tsx';

interface AppProps {
  payload: PagePayload;
  /** Not given for the page that came as HTML. */
  arrival?: Entrance | undefined;
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
        <Blocks blocks={site.sharedBlocks} />
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
