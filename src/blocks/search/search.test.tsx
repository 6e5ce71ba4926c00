import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider, type ShownSite, SiteProvider } from '@json-site/ui/context';
import { Search } from './Search.tsx';

const SITE = { header: { search: { label: 'Find', href: '/all-pages' } } } as unknown as ShownSite;

test('a form without JavaScript leads to the page that lists all others', () => {
  const html = renderToStaticMarkup(
    <SiteProvider site={SITE}>
      <PageProvider page={{ path: '/', title: 'Home', renderedOn: '2026-11-29' }}>
        <Search type="search" label="Words" />
      </PageProvider>
    </SiteProvider>,
  );
  expect(html).toMatch(/<search><form [^>]*action="\/all-pages"/);
  expect(html).toMatch(/<label><span>Words<\/span><input [^>]*name="q"/);
  expect(html).toMatch(/<button type="submit"[^>]*>Find<\/button>/);
});
