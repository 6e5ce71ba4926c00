import type { Plugin } from 'vite';
import { headingFont, UNICODE_RANGE } from '../lib/heading-font.ts';

/**
 * Makes of the font imported with `?heading` the small one of the headings, and exports its address and its letters.
 * In development the whole file is served.
 */
export function headingFontPlugin(): Plugin {
  let isBuild = false;
  const range = `export const range = ${JSON.stringify(UNICODE_RANGE)};`;
  return {
    name: 'heading-font',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    load: {
      filter: { id: /\.woff2\?heading$/ },
      async handler(id) {
        const file = id.replace(/\?heading$/, '');
        if (!isBuild) return `export { default as url } from ${JSON.stringify(`${file}?url`)};\n${range}`;
        const source = await headingFont('woff2');
        const reference = this.emitFile({ type: 'asset', name: 'headings.woff2', source });
        return `export const url = import.meta.ROLLUP_FILE_URL_${reference};\n${range}`;
      },
    },
  };
}
