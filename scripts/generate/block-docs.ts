import { formatJson } from '@json-site/compiler/documents';
import type { SchemaSet } from '@json-site/compiler/schema';
import { type BlockDescription, describeBlocks } from '@json-site/compiler/schema';
import { wrapped } from './wrapped.ts';

const INTRO = `<!-- Written by "npm run generate" from the schemas of the blocks. Do not edit. -->

# Blocks

While \`npm start\` runs, \`/_gallery\` shows every example below in three widths and both colour schemes, with its JSON to
copy, and the blocks that only your site has. The gallery's JSON names records and files that this site has. In the
examples below, replace names that contain "example".
`;

/** Properties of every block, which the document describes only once. */
const COMMON = new Set(['type', 'id', 'tone']);

const HEAD = '| property | required | values | description |\n|---|---|---|---|';

/** Escapes a text for a table cell. */
function cell(text: string): string {
  return text.replace(/[|*[\]_<]/g, '\\$&').replaceAll('\n', ' ');
}

const paragraph = (text: string) => wrapped(text).join('\n');

function row({
  name,
  type,
  isRequired,
  limits,
  description,
}: BlockDescription['properties'][number]): string {
  const values = [type, limits].filter(Boolean).join('; ');
  return `| \`${name}\` | ${isRequired ? 'yes' : ''} | ${cell(values)} | ${cell(description)} |`;
}

function section({ type, description, properties, examples }: BlockDescription): string {
  const own = properties.filter(({ name }) => !COMMON.has(name));
  const table = [HEAD, ...own.map(row)].join('\n');
  const shown = examples.map((example) => `\`\`\`json\n${formatJson(example)}\`\`\``);
  return [`## ${type}`, paragraph(cell(description)), table, ...shown].join('\n\n');
}

/** Writes docs/blocks.md: the reference of all blocks. */
export function blockDocs(set: SchemaSet): string {
  const blocks = describeBlocks(set);
  const common = (blocks[0]?.properties ?? []).filter(({ name }) => COMMON.has(name) && name !== 'type');
  const list = blocks.map(({ type }) => `[${type}](#${type})`).join(' · ');
  const every = ['Every block also has these properties:', [HEAD, ...common.map(row)].join('\n')].join(
    '\n\n',
  );
  return `${[INTRO.trim(), paragraph(list), every, ...blocks.map(section)].join('\n\n')}\n`;
}
