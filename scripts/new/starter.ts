import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Something that cannot be made as asked, in words for the person who asked. */
export class Refusal extends Error {}

/** What was made and what comes next. Keys of `files` are paths from the root. */
export interface Starter {
  files: Record<string, string>;
  next: string[];
}

/** `social-housing` → `Social housing` */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Refuses a name that is not in small letters, digits and single hyphens, and says which one would do. */
export function checkName(kind: string, name: string | undefined): string {
  if (!name) throw new Refusal(`Give the ${kind} a name: npm run new ${kind} my-${kind}`);
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  const plain = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
  const hint = plain ? ` Try: npm run new ${kind} ${plain}` : '';
  throw new Refusal(`"${name}" cannot be a ${kind}'s name: small letters, digits and single hyphens.${hint}`);
}

/** Writes the files. Refuses before it writes any if one of them is there already. */
export function write(root: string, { files }: Starter): void {
  for (const file of Object.keys(files)) {
    if (existsSync(path.join(root, file)))
      throw new Refusal(`${file} is there already; it was left as it is.`);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
}
