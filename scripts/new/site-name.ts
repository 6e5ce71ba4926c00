import path from 'node:path';

/** Characters, as the schema of site.json allows. */
const LONGEST_NAME = 60;
/** Characters, as npm allows. */
const LONGEST_PACKAGE_NAME = 214;

/** `old-town_museum` → `Old town museum`: how a site in this folder calls itself until its owner changes it. */
export function siteNameOf(folder: string): string | undefined {
  // What is left has no meaning in the texts of the content.
  const words = path.basename(folder).match(/[\p{L}\p{M}\p{N}.,'’&()]+/gu) ?? [];
  const name = words.join(' ').normalize('NFC');
  if (!/[\p{L}\p{N}]/u.test(name) || name.length > LONGEST_NAME) return undefined;
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
}

/** `My Müseum` → `my-museum`, as npm allows names. */
export const packageNameOf = (folder: string): string =>
  path
    .basename(folder)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_PACKAGE_NAME)
    .replace(/^-|-$/g, '') || 'site';
