import { readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaSources } from '../../../support/small-site/schema-project.ts';
import { secondSiteInput } from '../second-site-input.ts';
import type { LocatedExample } from './example.ts';

const SITE = secondSiteInput();

/** The input of the second site with another text in a file of its content. */
function withText(file: string, from: string, to: string) {
  const files = SITE.files.map((one) => {
    if (one.path !== file) return one;
    if (!one.text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    return { ...one, text: one.text.replace(from, () => to) };
  });
  return { ...SITE, files };
}

/** Reads a row of a table: the cells of the replaced texts are code. */
function readRow(file: string, row: string): LocatedExample {
  const [title = '', from = '', to = '', at = '', words = ''] = row
    .replace(/^\| | \|$/g, '')
    .split(' | ')
    .map((cell) => cell.replace(/^`(.*)`$/, '$1').replaceAll('↵', '\n'));
  const change = file.startsWith('content/')
    ? { input: withText(file, from, to) }
    : { sources: schemaSources([file, from, to]) };
  return { title, at: `${file}:${at}`, words, ...change };
}

const [, ...sections] = readFileSync(path.join(import.meta.dirname, 'in-files.md'), 'utf8').split(/^## /m);

/** Wrong texts in a schema or in the theme. */
export const IN_FILES: readonly LocatedExample[] = sections.flatMap((section) => {
  const [file = '', ...lines] = section.split('\n');
  return lines.filter((line) => /^\| (?!wrong )/.test(line)).map((line) => readRow(file, line));
});
