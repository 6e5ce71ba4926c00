import { text } from 'node:stream/consumers';
import type { ComponentProps, ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Site } from '../../src/model/content-types.ts';
import { PageProvider, SiteProvider } from '../../src/ui/context.tsx';

const SITE = {
  contact: {
    phone: '020 0000 0000',
    countryCode: '+44',
    phoneLabel: 'Ring',
    email: 'a@b.example',
    emailLabel: 'Write',
  },
  labels: { close: 'Close' },
} as Site;
const PAGE = { path: '/', title: 'Page', renderedOn: '2027-03-27' };

/** Renders a part of a page as the build does, with its lazy components. Throws the first error of a component. */
export async function renderedPart(
  part: ReactNode,
  site = SITE,
  page: ComponentProps<typeof PageProvider>['page'] = PAGE,
): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={page.path}>
      <SiteProvider site={site}>
        <PageProvider page={page}>{part}</PageProvider>
      </SiteProvider>
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
