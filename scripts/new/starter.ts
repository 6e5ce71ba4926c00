import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An invalid request. The command prints the message without a stack trace. */
export class UsageError extends Error {}

/** The files to create, by path from the project's root, and the next steps for the author. */
export interface Starter {
  files: Record<string, string>;
  next: string[];
}

/** `first-aid` → `First aid` */
export function titleFromName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Throws for a name with other characters than lowercase letters, digits and single hyphens, and suggests one. */
export function checkName(kind: string, name: string | undefined): string {
  if (!name) throw new UsageError(`The ${kind} needs a name: npm run new ${kind} my-${kind}`);
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  const plain = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
  const hint = plain ? ` Try: npm run new ${kind} ${plain}` : '';
  throw new UsageError(
    `"${name}" cannot be the name of a ${kind}: use lowercase letters, digits and single hyphens.${hint}`,
  );
}

/** Writes the files. Throws before it writes any of them if one already exists. */
export function writeStarter(root: string, { files }: Starter): void {
  for (const file of Object.keys(files)) {
    if (existsSync(path.join(root, file)))
      throw new UsageError(`${file} already exists. Nothing was written.`);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
}
