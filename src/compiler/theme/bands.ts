import type { SchemeColours, Theme } from '@json-site/model/content-types';
import { isObject, valueIn } from '@json-site/values/objects';
import { contrast, parseHex } from './colour.ts';
import type { Band, Scheme } from './tokens.ts';

/**
 * The colours of the band with the scheme of their texts. One colour has, in both schemes, the texts that read better
 * on it; two colours have those of their schemes. Takes theme.json as written, which may be incomplete.
 */
export function bandsOf(theme: unknown): Band[] {
  const colours = valueIn(theme, 'colours');
  if (isObject(colours) && colours['bandInDark'] !== undefined)
    return [
      { name: 'band', scheme: 'light' },
      { name: 'bandInDark', scheme: 'dark' },
    ];
  const band = parseHex(valueIn(colours, 'band'));
  const ratioOf = (scheme: Scheme) => {
    const text = parseHex(valueIn(colours, scheme, 'text'));
    return band && text ? contrast(band, text) : 0;
  };
  return [{ name: 'band', scheme: ratioOf('light') > ratioOf('dark') ? 'light' : 'dark' }];
}

/** The value of `color-scheme` for what is on the band: that of the page if the band has two colours. */
export function bandScheme(theme: unknown): Scheme | 'inherit' {
  const [first, second] = bandsOf(theme);
  return second || !first ? 'inherit' : first.scheme;
}

/** The background of the header in both schemes, and the colours of texts on it in the light scheme. */
interface HeaderColours extends Record<Scheme, string> {
  texts: SchemeColours;
}

/** The colours that show the site where its style sheets do not apply: in the bar of a browser, and on previews. */
export function headerColours({ colours, header }: Pick<Theme, 'colours' | 'header'>): HeaderColours {
  const { band, bandInDark = band, light, dark } = colours;
  const ground = header?.ground ?? 'band';
  if (ground !== 'band') return { light: light[ground], dark: dark[ground], texts: light };
  return { light: band, dark: bandInDark, texts: colours[bandsOf({ colours })[0]?.scheme ?? 'dark'] };
}
