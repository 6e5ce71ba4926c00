import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '@json-site/content/folders';
import { MEDIA_FOLDER } from '@json-site/content/media';

/** The file with the licence of everything in a build that others have made: most licences ask for it in each copy. */
export const LICENCES_FILE = 'licences.txt';

/** Packages of which a build has something without their modules: code of the generated validators, and icons. */
const NOT_BUNDLED = ['ajv', 'ajv-formats', 'lucide-static'];

const FONTS = 'fonts';

const textOf = (file: string) => readFileSync(file, 'utf8').trim();

function packageLicence(name: string): string {
  const folder = packageFolder(name);
  const { version } = JSON.parse(textOf(path.join(folder, 'package.json'))) as { version: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return `## ${name} - ${version}\n\n${file ? textOf(path.join(folder, file)) : ''}`;
}

/** The text files beside the fonts of a site: a font's licence wants to be in each copy. */
function fontLicences(root: string): string[] {
  const folder = path.join(root, MEDIA_FOLDER, FONTS);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /\.(?:txt|md)$/i.test(name));
  return names.sort().map((name) => `## ${FONTS}/${name}\n\n${textOf(path.join(folder, name))}`);
}

/** Adds what the bundler does not know to the licences of the packages in the bundle, which it writes. */
export function licencesText(bundled: string, root: string): string {
  return `${[bundled.trim(), ...NOT_BUNDLED.map(packageLicence), ...fontLicences(root)].join('\n\n')}\n`;
}
