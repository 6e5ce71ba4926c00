import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { formatJson } from '../../../src/compiler/source/format-json.ts';
import { drawLogo, type Logo } from './logos.ts';
import { type Painting, paint } from './painter.ts';
import { type Subject, writePosts } from './posts.ts';

/** Sites of three kinds of organisations: their content is data, and the blocks are those of the engine. */
export const SITES = ['school-council', 'conference', 'guesthouse'] as const;
export type SiteName = (typeof SITES)[number];

/** What a site has of a new one: its contact form with its table, and the texts of forms and of stored data. */
const OF_NEW_SITE = [
  'content/form-texts.json',
  'content/storage.json',
  'content/forms/contact.json',
  'schemas/forms/contact.schema.json',
  'supabase/migrations',
];

type Table = Record<string, object>;

function readTable<Content>(fixture: string, name: string): Content | undefined {
  const file = path.join(fixture, 'tables', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

function write(root: string, file: string, text: string | Buffer): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Tables that are no records, each with what it makes. */
const MAKERS = {
  photographs: (root: string, table: Record<string, Painting>, scale: number) =>
    paint(path.join(root, 'content/media'), table, scale),
  posts: (root: string, subjects: readonly Subject[]) =>
    writePosts((file, page) => write(root, file, formatJson(page)), subjects),
  logos: (root: string, logos: Record<string, Logo>) => {
    for (const [name, logo] of Object.entries(logos)) write(root, `content/media/${name}`, drawLogo(logo));
  },
  papers: (root: string, titles: Record<string, string>) => {
    for (const [name, title] of Object.entries(titles)) write(root, `content/media/${name}`, paper(title));
  },
};

/** The smallest document that is a PDF, with one line of text. */
function paper(title: string): string {
  const text = `BT /F1 18 Tf 60 760 Td (${title}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`;
}

/** Writes a table of records, `{ "lake": { … }, "lake.fr": { … } }`: each becomes a file, also its translations. */
function writeRecords(root: string, collection: string, records: Table): void {
  const $schema = `../../schemas/records/${collection}.schema.json`;
  for (const [id, record] of Object.entries(records))
    write(
      root,
      `content/${collection}/${id}.json`,
      formatJson({ ...(!id.includes('.') && { $schema }), ...record }),
    );
}

/** Writes a site into a temporary folder named like it. `scale`: of the size of its photographs. */
export async function composeSite(name: SiteName, scale = 1): Promise<{ root: string; dispose(): void }> {
  const fixture = path.join(ROOT, 'tests/fixtures', name);
  const folder = mkdtempSync(path.join(tmpdir(), 'sites-'));
  const root = path.join(folder, name);
  for (const file of OF_NEW_SITE)
    cpSync(path.join(ROOT, 'starter', file), path.join(root, file), { recursive: true });
  for (const part of ['content', 'schemas'])
    cpSync(path.join(fixture, part), path.join(root, part), { recursive: true });
  const { photographs, posts, logos, papers } = MAKERS;
  await photographs(root, readTable(fixture, 'photographs') ?? {}, scale);
  posts(root, readTable(fixture, 'posts') ?? []);
  logos(root, readTable(fixture, 'logos') ?? {});
  papers(root, readTable(fixture, 'papers') ?? {});
  const collections = readdirSync(path.join(fixture, 'tables')).map((file) => path.basename(file, '.json'));
  for (const collection of collections.filter((one) => !(one in MAKERS)))
    writeRecords(root, collection, readTable<Table>(fixture, collection) ?? {});
  return { root, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
