import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { ROOT } from '../../../scripts/root.ts';
import { SECOND_SITE } from '../../../scripts/test/site-copy.ts';
import { FORMS } from '../../../src/compiler/schema/collections.ts';
import type { Site, Theme } from '../../../src/model/content-types.ts';
import { KINDS } from '../../../src/ui/art/ArtKinds.ts';
import { randomFrom } from '../../../src/ui/art/ArtPath.ts';
import { FORM_IDS, readForm } from '../../support/forms.ts';

/** Shorter paths, such as a square, can be in the drawings of two sites. */
const RECOGNISABLE = 16;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

const titleOf = (file: string) => {
  const { title, name } = readJson(file) as { title?: string; name?: string };
  return title ?? name ?? '';
};

/** Names of the organisation, of its pages and records, and of the tables of its forms. */
function names(): string[] {
  const { brand, company, contact, offices = [] } = readJson('content/site.json') as Site;
  const records = filesBelow(ROOT, 'schemas/records')
    .map((file) => path.basename(file, '.schema.json'))
    .filter((type) => type !== FORMS && existsSync(path.join(ROOT, 'content', type)))
    .flatMap((type) => filesBelow(ROOT, `content/${type}`));
  const titles = [...filesBelow(ROOT, 'content/pages'), ...records].map(titleOf);
  return [
    brand.name,
    brand.tagline,
    company.legalName,
    contact.email,
    ...(contact.phone ? [contact.phone] : []),
    ...offices.map((office) => office.name),
    ...FORM_IDS.map((id) => readForm(id).destination.table),
    // One word, such as "Services", can be a word of any site.
    ...titles.filter((title) => title.includes(' ')),
  ];
}

function coloursAndFonts(): string[] {
  const theme = read('content/theme.json');
  const colours = [...theme.matchAll(/#[0-9a-f]{6}/gi)].map(([colour]) => colour);
  return [...colours, ...[...theme.matchAll(/"family": "(.+?)"/g)].map(([, family = '']) => family)];
}

/** The paths of the pictures in content/media/ and of the theme's line patterns. */
function drawings(): string[] {
  const media = filesBelow(ROOT, 'content/media').filter((file) => file.endsWith('.svg'));
  const paths = media.flatMap((file) => [...read(file).matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d));
  const { art = {} } = readJson('content/theme.json') as Theme;
  const patterns = [art.hero?.pattern, art.previews?.pattern].flatMap((kind) =>
    kind && kind !== 'none' ? KINDS[kind](randomFrom(kind)).map(({ d }) => d) : [],
  );
  return [...paths, ...patterns].filter((d) => d.length >= RECOGNISABLE);
}

/** Texts in the files of this repository's site, and not in those of the second site, that reveal the former. */
export function tracesOfThisSite(): string[] {
  const second = filesBelow(SECOND_SITE, '.')
    .map((file) => readFileSync(path.join(SECOND_SITE, file), 'utf8'))
    .join('\n');
  const traces = [...names(), ...coloursAndFonts(), ...drawings()];
  return [...new Set(traces)].filter((trace) => trace && !second.includes(trace));
}
