import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from '../../../../src/app/header/Header.tsx';
import type { Site } from '../../../../src/model/content-types.ts';
import { SiteProvider } from '../../../../src/ui/context.tsx';

/** Renders the header of a site. Vite loads this module, so that class names are those of the style sheets. */
export function renderHeader(site: Site): string {
  const { language, languages } = site;
  const versions = Object.fromEntries((languages ?? []).map(({ tag }) => [tag, `/${tag}`]));
  const page = { path: '/', title: 'Start', description: '', blocks: [], language };
  return renderToStaticMarkup(
    <SiteProvider site={site}>
      <Header page={languages ? { ...page, versions } : page} />
    </SiteProvider>,
  );
}
