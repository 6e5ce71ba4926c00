import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import { UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { importRecords } from './csv/records.ts';
import { readFolder } from './markdown/read-folder.ts';
import { formatPlace, type Loss } from './old-site.ts';
import { type Imported, writeSite } from './site/write.ts';
import { readExport } from './wordpress/read-export.ts';

const HELP = `npm run import -- export.xml                   an export of WordPress, with its folder uploads/ beside it
npm run import -- export.xml --uploads <folder>  the same, with a copy of wp-content/uploads/ somewhere else
npm run import -- ../old-site                  a folder of Markdown: Hugo, Jekyll, Eleventy, Astro or without a generator
npm run import -- events.csv                   records: a collection with the name of the file
npm run import -- <source> --replace           also replaces pages that exist

It writes pages, pictures, menus and redirects into this site. imported.md lists what could not be kept, with its place.`;

/** The list of what was lost, beside the content. */
const LIST = 'imported.md';

const OPTIONS = {
  uploads: { type: 'string' },
  replace: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

function writeList(root: string, source: string, losses: readonly Loss[]): void {
  const lines = losses.map((loss) => `- \`${formatPlace(loss)}\` ${loss.what.replace(/\s+/g, ' ')}`);
  const head = `# Imported from ${path.basename(source)}`;
  const text =
    lines.length > 0 ? 'The new site does not have, or has in another way:' : 'Everything was kept.';
  writeFileSync(path.join(root, LIST), `${[head, '', text, '', ...lines].join('\n').trimEnd()}\n`);
}

function summary(kind: string, { pages, files, redirects, losses, errors }: Imported): string {
  return [
    `Imported ${kind}: ${pages} pages, ${files.length} records, ${redirects} redirects.`,
    losses.length > 0
      ? `${losses.length} things were not kept as they were: ${LIST} lists them.`
      : 'Everything was kept.',
    ...(errors.length > 0 ? [formatDiagnostics(errors)] : []),
    'Next: npm run check, then npm start.',
  ].join('\n');
}

async function runImport(
  source: string,
  { uploads, replace }: { uploads?: string | undefined; replace: boolean },
) {
  const root = siteFolder();
  if (!existsSync(source)) throw new UserError(`There is no ${source}.\n\n${HELP}`);
  const isFolder = statSync(source).isDirectory();
  if (!isFolder && /\.csv$/i.test(source)) {
    const { text, losses } = await importRecords(root, source, replace);
    writeList(root, source, losses);
    console.log(text);
    return 0;
  }
  if (!isFolder && !/\.(?:xml|wxr)$/i.test(source))
    throw new UserError(`${source} is no export of WordPress, no folder and no CSV file.\n\n${HELP}`);
  const site = isFolder ? readFolder(path.resolve(source)) : readExport(source, uploads);
  const imported = await writeSite(root, site, replace);
  writeList(root, source, imported.losses);
  console.log(summary(site.kind, imported));
  return imported.errors.length > 0 ? 1 : 0;
}

/** Runs `npm run import` with the arguments of the command line. Returns the exit status. */
export async function command(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [source] = positionals;
    if (values.help || source === undefined) {
      console.log(HELP);
      return values.help ? 0 : 1;
    }
    return await runImport(source, values);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!(error instanceof UserError) && !code.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error((error as Error).message);
    return 1;
  }
}
