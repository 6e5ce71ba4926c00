import { normalizePath, type Plugin } from 'vite';
import { headerCss, themeCss } from '@json-site/compiler/theme';
import { engineModule } from '@json-site/content/folders';
import type { SharedContent } from '@json-site/content/site';
import { iconDrawings } from '@json-site/content/site';
import type { Site } from '@json-site/model/content-types';
import type { ShownSite } from '@json-site/ui/context';
import { SIGNS } from '@json-site/ui/sign-names';
import { isObject } from '@json-site/values/objects';
import { fontFiles } from '../fonts/fonts.ts';
import { type Integration, usedBy } from '../integrations/integration.ts';
import { withInlineLogo } from '../pictures/inline-logo.ts';
import { iconStyles } from '../styles/icon-styles.ts';

const moduleOf = (file: string) => normalizePath(engineModule(`src/app/${file}`));

/** Texts of the search, which loads them when it is opened. */
const OF_SEARCH = /^search[A-Z]/;

/**
 * The document's head has the address of the site, the icon and the preview picture, each divided list its texts, and
 * the search its own: pages show none of them.
 */
function shownSite(site: Site): ShownSite {
  const { url, pageNumbers, labels, ...shown } = site;
  const { icon, preview, ...brand } = withInlineLogo(site).brand;
  const ofPages = Object.entries(labels).filter(([name]) => !OF_SEARCH.test(name));
  return { ...shown, brand, labels: Object.fromEntries(ofPages) as unknown as Site['labels'] };
}

/** The code of a module's export. A path may have quotes. */
const exported = (name: string, file: string) =>
  `export { ${name} } from ${JSON.stringify(normalizePath(file))};`;

/** The consent notice. A site without analytics has none, and none of its code. */
function consentModule({ site }: SharedContent): string {
  const names = ['ConsentNotice', 'ConsentChange'];
  const lines = names.map((name) =>
    site.analytics ? exported(name, moduleOf(`consent/${name}.tsx`)) : `export const ${name} = () => null;`,
  );
  return lines.join('\n');
}

/** The banner. A site that has none has none of its code. */
function bannerModule({ site }: SharedContent): string {
  return site.banner
    ? exported('Banner', moduleOf('banner/Banner.tsx'))
    : 'export const Banner = () => null;';
}

/** The header and the footer of every page, and the elements that a site adds to the head of its documents. */
function partsModule({ parts }: SharedContent): string {
  const { Header = moduleOf('header/Header.tsx'), Footer = moduleOf('footer/Footer.tsx'), head } = parts;
  return [
    exported('Footer', Footer),
    exported('Header', Header),
    head ? exported('head', head) : 'export const head = () => [];',
  ].join('\n');
}

/** What the site and its integrations add to the end of the header, as the files of modules. */
const headerEnds = ({ parts, site }: SharedContent, integrations: readonly Integration[]): string[] =>
  [parts.HeaderEnd, ...usedBy(integrations, site).map((one) => one.headerEnd)].filter(
    (file) => file !== undefined,
  );

/** The bar of the header: an element, unless something adds a control to its end. */
function headerBarModule(content: SharedContent, integrations: readonly Integration[]): string {
  const ends = headerEnds(content, integrations);
  if (ends.length === 0) return "export const Bar = 'div';";
  const names = ends.map((_, index) => `End${index}`);
  return [
    ...ends.map(
      (file, index) => `import { HeaderEnd as End${index} } from ${JSON.stringify(normalizePath(file))};`,
    ),
    `import { barWith } from ${JSON.stringify(moduleOf('header/BarWith.tsx'))};`,
    `export const Bar = barWith(${names.join()});`,
  ].join('\n');
}

/** The code of an object that repeats most of another one, down to the properties of its properties. */
function codeOf(own: object, base: object, name: string, isInside = false): string {
  const others: Record<string, unknown> = { ...base };
  const properties = Object.entries(own).flatMap(([key, value]: [string, unknown]) => {
    const other = others[key];
    if (JSON.stringify(value) === JSON.stringify(other)) return [];
    const isMerged = !isInside && isObject(value) && isObject(other);
    return [
      `${JSON.stringify(key)}:${isMerged ? codeOf(value, other, `${name}.${key}`, true) : JSON.stringify(value)}`,
    ];
  });
  return `{...${name},${properties.join(',')}}`;
}

/** The site in each language, and the links between them. A site with one language has none of this code. */
function languagesModule({ site, sites }: SharedContent): string {
  const others = Object.entries(sites);
  const lines =
    others.length === 0
      ? [
          'export const siteOf = () => site;',
          'export const showLanguage = () => {};',
          'export const LanguageLinks = () => null;',
        ]
      : [
          exported('LanguageLinks', moduleOf('languages/LanguageLinks.tsx')),
          exported('showLanguage', moduleOf('languages/show-language.ts')),
          ...others.map(
            ([, one], index) => `const site${index} = ${codeOf(shownSite(one), shownSite(site), 'site')};`,
          ),
          `const sites = {${others.map(([tag], index) => `${JSON.stringify(tag)}:site${index}`).join()}};`,
          'export const siteOf = ({ language }) => sites[language] ?? site;',
        ];
  return ["import { site } from 'virtual:site';", ...lines].join('\n');
}

/** Constants, so that a site without a picture has no code for it. */
function themeModule({ theme }: SharedContent): string {
  const { pattern = 'none', picture } = theme.art?.hero ?? {};
  const first = picture && { ...picture, isFirst: true };
  return [
    `export const heroPattern = ${JSON.stringify(pattern)};`,
    `export const heroPicture = ${JSON.stringify(first) ?? 'undefined'};`,
    `export const hasOwnLogo = ${theme.header?.logoHeight !== undefined};`,
  ].join('\n');
}

/** Modules that are made of content and imported by the code of every page: name → code. */
export const CONTENT_MODULES: Record<
  string,
  (content: SharedContent, integrations: readonly Integration[]) => string | Promise<string>
> = {
  'virtual:site': ({ site }) => `export const site = ${JSON.stringify(shownSite(site))};`,
  'virtual:languages': languagesModule,
  'virtual:banner': bannerModule,
  'virtual:consent': consentModule,
  'virtual:parts': partsModule,
  'virtual:header-bar': headerBarModule,
  'virtual:icons.css': ({ icons }) => iconStyles([...new Set([...SIGNS, ...icons])], iconDrawings()),
  'virtual:theme': themeModule,
  'virtual:theme.css': async ({ site, sites, theme }) =>
    themeCss(theme, await fontFiles(theme, [site, sites])),
  'virtual:site.css': (content, integrations) => {
    const { site, sites, theme } = content;
    const ends = headerEnds(content, integrations).length;
    const texts = [site, ...Object.values(sites)].map((one) => ({ ...one, ends }));
    const address = `@media print{:root{--site-address:${JSON.stringify(site.url)}}}`;
    return `${address}\n${headerCss(texts, theme)}`;
  },
};

/** Marks the id of a module that has no file, by Rollup's convention. */
const PREFIX = '\0';

/** The module ids as Vite's module graph has them. */
export const CONTENT_MODULE_IDS = Object.keys(CONTENT_MODULES).map((name) => PREFIX + name);

/** Serves the modules above, the same in development, in the build and in tests. */
export function contentModules(
  content: () => SharedContent,
  integrations: readonly Integration[] = [],
): Plugin {
  return {
    name: 'site:content-modules',
    // With filters, the bundler asks only about these modules.
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (Object.hasOwn(CONTENT_MODULES, id) ? PREFIX + id : null),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        // Style sheets are also requested as `<name>?direct`.
        const [name = ''] = id.split('?');
        return CONTENT_MODULES[name.slice(PREFIX.length)]?.(content(), integrations);
      },
    },
  };
}
