import type { SharedContent } from '../content/content-store.ts';
import { iconDrawings } from '../content/load-content.ts';
import { iconStyles } from './icon-styles.ts';

const CONSENT = '/src/app/consent/';

/** The question whether visits may be measured. Where nobody is asked, nothing of it is in the code. */
function consentModule({ site }: SharedContent): string {
  const names = ['ConsentNotice', 'ConsentChange'];
  const lines = names.map((name) =>
    site.analytics
      ? `export { ${name} } from '${CONSENT}${name}.tsx';`
      : `export const ${name} = () => null;`,
  );
  return lines.join('\n');
}

/** The modules that the code of every page imports and that are made of content: name → how. */
export const CONTENT_MODULES: Record<string, (content: SharedContent) => string> = {
  'virtual:site': ({ site }) => `export const site = ${JSON.stringify(site)};`,
  'virtual:consent': consentModule,
  'virtual:icons.css': ({ icons }) => iconStyles(icons, iconDrawings()),
  'virtual:site-address.css': ({ site }) => `@media print{:root{--site-address:${JSON.stringify(site.url)}}}`,
};

/** The code of all of them: name → code. */
export function contentModules(content: SharedContent): Record<string, string> {
  return Object.fromEntries(Object.entries(CONTENT_MODULES).map(([name, make]) => [name, make(content)]));
}
