import { type PagePayload, payloadUrl } from '@json-site/app/addresses';
import { UserError } from '@json-site/content/files';
import { plainFormUrl } from '@json-site/model/visitor';
import { inlineStyles } from '../styles/page-styles.ts';
import { appliedAtOnce } from '../styles/style-sheets.ts';
import { type Compressed, compress, copiesOf, type Effort, isWorthCompressing } from './compression.ts';
import type { PageHeadData, SiteHeadData } from './head-data.ts';
import type { PageTemplate } from './page-template.ts';
import { payloadOf } from './payloads.ts';

/** Shared by all pages of a build. */
export interface PageContext {
  /** The document of every page, and the style sheets to choose from. */
  template: PageTemplate;
  /** Identifies the code that the pages are rendered for. */
  build: string;
  /** Day of the build, `YYYY-MM-DD`. */
  renderedOn: string;
  head: SiteHeadData;
  /** The icons that the style sheet of the pages draws. */
  icons: ReadonlySet<string>;
}

/** Path from the root of the site, without a leading slash → content. */
export type PageFiles = Record<string, Uint8Array>;

/** The code of the site that makes documents, built for Node.js. */
export type Renderer = typeof import('@json-site/app/prerender');

/**
 * `/about` → `about.html`: every static host serves it at /about directly. With `about/index.html`, most hosts
 * first redirect to /about/, which is not the page's address.
 */
export function htmlFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Marks the location of the styles in a document that is otherwise complete. */
const STYLES = '<!--styles-->';

function styleElements(styles: string[]): string {
  return styles.map((css) => `<style>${css}</style>`).join('');
}

/**
 * Renders what a page shows. Throws for an icon that only the code of the site names: nothing draws it.
 */
export async function renderedApp(
  { icons }: Pick<PageContext, 'icons'>,
  payload: PagePayload,
  { render }: Pick<Renderer, 'render'>,
  plain?: Parameters<Renderer['render']>[1],
): Promise<string> {
  const app = await render(payload, plain);
  for (const [, name = ''] of app.matchAll(/ data-icon="([^"]*)"/g))
    if (!icons.has(name))
      throw new UserError(
        `<Glyph icon="${name}"> shows nothing, because no content names this icon. Name it in the content, or show a <Sign>.`,
      );
  return app;
}

/** Renders a page. Returns its document, and every file that it is served as, compressed copies included. */
export async function pageFiles(
  context: PageContext,
  page: PageHeadData,
  renderer: Renderer,
  effort: Effort,
): Promise<{ html: string; files: PageFiles }> {
  const { template, build, renderedOn } = context;
  const { path } = page.page;
  const payload = payloadOf(page.page, build, renderedOn);
  let hasForm = false;
  const app = await renderedApp(context, payload, renderer, {
    onForm: () => {
      hasForm = true;
    },
  });
  const facts = { ...context.head, ...page };
  const bare = renderer.documentHtml({ template: template.html, styles: STYLES, facts, payload, app });
  const document = (styles: string[]) => bare.replace(STYLES, () => styleElements(styles));
  const { html, compressed } = await inlineStyles(template.styles, app, document, effort);

  const files: PageFiles = {};
  const add = async (file: string, text: string, known?: Compressed) => {
    const bytes = Buffer.from(text);
    files[file] = bytes;
    if (!isWorthCompressing(file, bytes.length)) return;
    const copies = copiesOf(bytes.length, known ?? (await compress(bytes, effort)));
    for (const [extension, copy] of Object.entries(copies)) files[file + extension] = copy;
  };
  await add(htmlFile(path), html, compressed);
  if (hasForm) {
    const plain = await renderedApp(context, payload, renderer, { isPlain: true });
    const parts = { template: template.html, styles: STYLES, facts, payload, app: plain };
    const styles = styleElements([template.styles.base, appliedAtOnce(template.styles.late)]);
    await add(
      plainFormUrl(path).slice(1),
      renderer.documentHtml(parts).replace(STYLES, () => styles),
    );
  }
  await add(payloadUrl(path).slice(1), JSON.stringify(payload));
  return { html, files };
}
