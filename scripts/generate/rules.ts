import { readFileSync } from 'node:fs';
import path from 'node:path';
import { camelCase } from '@json-site/compiler/schema';
import { namesIn } from '@json-site/content/files';

const RULES = 'src/rules';
const DOCUMENTS = 'docs/diagnostics';
/** The page that lists the documents. */
export const DIAGNOSTICS_PAGE = 'docs/diagnostics.md';
/** The module that lists the rules. */
export const RULES_MODULE = `${RULES}/index.ts`;

/** Writes the module that lists the rules: every file of the folder but the module itself. */
export function rulesModule(root: string): string {
  const codes = namesIn(root, RULES)
    .filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => path.basename(name, '.ts'))
    .sort();
  const imports = [
    "import type { Rule } from '@json-site/compiler/rule';",
    ...codes.map((code) => `import { rule as ${camelCase(code)} } from './${code}.ts';`),
  ];
  return `/* Written by "npm run generate" from the files of this folder. Do not edit. */
${imports.join('\n')}

/** Every rule. */
export const ALL_RULES: readonly Rule[] = [
${codes.map((code) => `  ${camelCase(code)},\n`).join('')}];
`;
}

/** The row of a document in the list: the severity and the first sentence are those of its first paragraph. */
function documentRow(root: string, name: string): string {
  const text = readFileSync(path.join(root, DOCUMENTS, name), 'utf8');
  const [, paragraph = ''] = text.split('\n\n');
  const [kind = '', summary = ''] = paragraph.replaceAll('\n', ' ').split(/(?<=\.) (?=[A-Z`("])/);
  const code = path.basename(name, '.md');
  const linked = summary.replace(/\]\(\.\.\//g, '](').replace(/\]\((?=[a-z-]+\.md\))/g, '](diagnostics/');
  return `| [${code}](diagnostics/${name}) | ${kind.split(' ')[1]?.replace('.', '')} | ${linked} |`;
}

/** The page of the diagnostics with the current list of documents. The rest of the page is written by hand. */
export function diagnosticsPage(root: string): string {
  const documents = namesIn(root, DOCUMENTS).filter((name) => name.endsWith('.md'));
  const rows = documents.sort().map((name) => documentRow(root, name));
  return readFileSync(path.join(root, DIAGNOSTICS_PAGE), 'utf8').replace(
    /(?<=\n\| code \| severity \| summary \|\n\|---\|---\|---\|\n)(?:\|.*\n)*/,
    () => rows.map((row) => `${row}\n`).join(''),
  );
}
