import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import { decodeText, fileOfRoute, formatJson, isPlainRoute, slug } from '@json-site/compiler/documents';
import { UserError, writeFiles } from '@json-site/content/files';
import { loadContent } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import { generate } from '@json-site/generate/generate';
import { fillIn } from '@json-site/model/visitor';
import { isObject, valueIn } from '@json-site/values/objects';
import type { Loss } from '../old-site.ts';
import { wordsIn } from '../words.ts';
import { type Column, columnsOf, nameColumn, propertyName, schemaOf } from './columns.ts';

interface Row {
  record: Record<string, string>;
  info: { lines: number };
}

function readRows(source: string): { headers: string[]; rows: Row[] } {
  const { text } = decodeText(readFileSync(source));
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  try {
    const rows: unknown = parse(text, {
      ...{ bom: true, columns: true, info: true, delimiter, trim: true },
      ...{ skip_empty_lines: true, relax_column_count: true },
    });
    const read = rows as Row[];
    return { headers: Object.keys(read[0]?.record ?? {}), rows: read };
  } catch (error) {
    throw new UserError(`${source} cannot be read: ${(error as Error).message}`);
  }
}

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The columns that a schema which exists has a property for. */
function columnsIn(schema: unknown, columns: readonly Column[]): Column[] {
  const properties = valueIn(schema, 'properties');
  const names = isObject(properties) ? Object.entries(properties) : [];
  return columns.flatMap((column): Column[] => {
    const [name] =
      names.find(([one, property]) =>
        [one, propertyName(String(valueIn(property, 'title') ?? ''))].some(
          (known) => known.toLowerCase() === column.name.toLowerCase(),
        ),
      ) ?? [];
    return name === undefined ? [] : [{ ...column, name }];
  });
}

/** The page that lists the records. */
function listPage(name: string, title: string, columns: readonly Column[], root: string): object {
  const site = readJson(path.join(root, 'content/site.json'));
  const words = wordsIn(String(valueIn(site, 'language') ?? 'en'));
  const first = (kind: Column['kind']['name']) => columns.find((column) => column.kind.name === kind)?.name;
  const own = nameColumn(columns)?.name ?? '';
  const [date, picture, text] = [first('date'), first('picture'), first('text')];
  const figures = columns
    .filter(
      ({ name: one, kind }) =>
        ![own, date, picture, text].includes(one) && kind.name !== 'content' && kind.name !== 'picture',
    )
    .map((column) => column.name);
  const show = {
    title: own,
    ...(date !== undefined && { date }),
    ...(picture !== undefined && { picture }),
    ...(text !== undefined && { text }),
    ...(figures.length > 0 && { figures }),
  };
  const order = date ?? own;
  return {
    $schema: '../../schemas/page.schema.json',
    title,
    description: fillIn(words.recordsDescription, {
      title,
      site: String(valueIn(site, 'brand', 'name')),
    }).slice(0, 170),
    blocks: [
      { type: 'page-header' },
      { type: 'records', look: 'list', records: { [name]: { order, show } } },
    ],
  };
}

/** Writes a record for each row. Cells that its column cannot have are listed. */
function recordFiles(
  name: string,
  columns: readonly Column[],
  rows: readonly Row[],
  source: string,
  losses: Loss[],
) {
  const own = nameColumn(columns);
  if (!own)
    throw new UserError(
      `${source} has no column with a short name in every row. Add one, for example "title".`,
    );
  const files: Record<string, string> = {};
  for (const { record, info } of rows) {
    const base = slug(record[own.header] ?? '').replaceAll('/', '-') || 'entry';
    let file = `content/${name}/${base}.json`;
    for (let number = 2; file in files; number++) file = `content/${name}/${base}-${number}.json`;
    const values = columns.flatMap(({ header, name: property, kind }): [string, unknown][] => {
      const value = record[header]?.trim() ?? '';
      if (value.startsWith('http:'))
        losses.push({
          file: path.basename(source),
          line: info.lines,
          what: `${value} begins with https:// now: try it`,
        });
      return value === '' ? [] : [[property, kind.read(value)]];
    });
    files[file] = formatJson({
      $schema: `../../schemas/records/${name}.schema.json`,
      ...Object.fromEntries(values),
    });
  }
  return files;
}

/** Copies the pictures beside the CSV file that its cells name. */
function copyPictures(
  root: string,
  source: string,
  columns: readonly Column[],
  rows: readonly Row[],
  losses: Loss[],
): Row[] {
  const pictures = columns.filter(({ kind }) => kind.name === 'picture');
  return rows.map((row) => {
    const record = { ...row.record };
    for (const { header } of pictures) {
      const name = record[header]?.trim() ?? '';
      const file = path.join(path.dirname(source), name);
      if (name === '') continue;
      const known = path.join(root, 'content/media', name);
      if (existsSync(file)) copyFileSync(file, known);
      else if (!existsSync(known)) {
        losses.push({
          file: path.basename(source),
          line: row.info.lines,
          what: `the picture ${name}, which is not beside the file`,
        });
        record[header] = '';
      }
    }
    return { ...row, record };
  });
}

/** Imports the rows of a CSV file as records of a collection. */
export async function importRecords(
  root: string,
  source: string,
  replace: boolean,
): Promise<{ text: string; losses: Loss[] }> {
  const base = path.basename(source).replace(/\.csv$/i, '');
  const name = slug(base).replaceAll('/', '-');
  const { headers, rows } = readRows(source);
  if (!isPlainRoute(`/${name}`) || /^(?:pages|forms|media)$/.test(name))
    throw new UserError(
      `"${base}" cannot be the name of a collection. Rename the file, for example events.csv.`,
    );
  if (rows.length === 0) throw new UserError(`${source} has no rows below its headers. Nothing was written.`);
  const losses: Loss[] = [];
  const found = columnsOf(
    headers,
    rows.map(({ record }) => record),
  );
  const schemaFile = `schemas/records/${name}.schema.json`;
  const known = readJson(path.join(root, schemaFile));
  const columns = known === undefined ? found : columnsIn(known, found);
  for (const header of headers)
    if (
      !columns.some((column) => column.header === header) &&
      rows.some(({ record }) => record[header]?.trim())
    )
      losses.push({
        file: path.basename(source),
        line: 1,
        what: `the column "${header}": ${known ? `${schemaFile} has no such property` : 'another one has its name'}`,
      });
  const usable = copyPictures(root, source, columns, rows, losses);
  const records = recordFiles(name, columns, usable, source, losses);
  const title = base.charAt(0).toUpperCase() + base.slice(1).replace(/[-_]+/g, ' ');
  const page = fileOfRoute(`/${name}`);
  const files = {
    ...(known === undefined && { [schemaFile]: formatJson(schemaOf(title, columns)) }),
    ...records,
    ...(!existsSync(path.join(root, page)) && { [page]: formatJson(listPage(name, title, columns, root)) }),
  };
  const taken = Object.keys(records).filter((file) => existsSync(path.join(root, file)));
  if (taken.length > 0 && !replace)
    throw new UserError(
      `These records exist already: ${taken.slice(0, 10).join(', ')}. Nothing was written. To replace them, add --replace.`,
    );
  writeFiles(root, files);
  await generate(root);
  const errors = compile(loadContent(root)).diagnostics.filter(
    ({ severity, file }) => severity === 'error' && file in files,
  );
  const text = [
    `Imported ${Object.keys(records).length} records into content/${name}/.`,
    ...(losses.length > 0
      ? [`${losses.length} things were not kept as they were: imported.md lists them.`]
      : []),
    ...(errors.length > 0 ? [formatDiagnostics(errors)] : []),
    'Next: npm run check, then npm start.',
  ];
  return { text: text.join('\n'), losses };
}
