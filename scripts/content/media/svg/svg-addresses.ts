import {
  isTokenAtKeyword,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  tokenize,
} from '@csstools/css-tokenizer';

/** Pictures of pixels and fonts inside the file. A nested SVG would be a document that nothing checks. */
const EMBEDDED =
  /^data:(?:im(?:age|g)\/(?:png|jpe?g|gif|webp|avif|bmp)|font\/|application\/(?:x-)?font)[\w.+-]*[;,]/i;

/** Whether an address is inside the file: a fragment, an embedded picture or font. */
export function isInside(address: string): boolean {
  const plain = address.trim();
  return plain === '' || plain.startsWith('#') || EMBEDDED.test(plain);
}

/** Whether a link leads to a page, a mail or a telephone; `javascript:` and `data:` run code. */
export function isPlainLink(address: string): boolean {
  return /^(?:https?:|mailto:|tel:|[^:/?#]*(?:[/?#]|$))/i.test(address.trim());
}

/** Functions whose texts are addresses. */
const LOADS = /^(?:url|src|image|image-set|-webkit-image-set|cross-fade|-webkit-cross-fade)$/i;

/** Returns every address in CSS, as written, and `@import` for one that is imported. Reads escapes as browsers do. */
function addressesIn(css: string): string[] {
  const found: string[] = [];
  let isLoading = false;
  for (const token of tokenize({ css })) {
    if (isTokenAtKeyword(token) && /^import$/i.test(token[4].value)) found.push('@import');
    if (isTokenURL(token)) found.push(token[4].value);
    if (isTokenFunction(token)) isLoading = LOADS.test(token[4].value);
    if (isTokenString(token) && isLoading) found.push(token[4].value);
    if (token[0] === ')-token') isLoading = false;
  }
  return found;
}

/** Returns everything outside the file that CSS loads. */
export function loadedByStyles(css: string): string[] {
  return addressesIn(css).filter((address) => !isInside(address));
}

/** Returns the id that an address inside the file names. */
export function fragmentOf(address: string): string | undefined {
  const [, id] = /^\s*#(.*?)\s*$/s.exec(address) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns the ids of the elements of the file that CSS names. */
export function idsInStyles(css: string): string[] {
  return addressesIn(css).flatMap((address) => fragmentOf(address) ?? []);
}
