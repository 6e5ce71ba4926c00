import {
  type BlockDescription,
  describeBlocks,
  type PropertyDescription,
} from '../../src/compiler/schema/describe-schema.ts';
import type { SchemaSet } from '../../src/compiler/schema/schema-set.ts';
import { formatJson } from '../content/format-json.ts';

const INTRO = `<!-- Written by "npm run generate" from the schemas in src/blocks/. Do not edit. -->

# The blocks of a page

While \`npm start\` runs, \`/_gallery\` shows every example below live: at three widths, light and dark, with its JSON to copy. The
JSON there names services, forms and files that this site has; here, put your own where it says "example".
`;

/** Every block has these; they are described once. */
const COMMON = new Set(['type', 'id', 'tone']);

const HEAD = '| property | required | takes | for |\n|---|---|---|---|';

/** Text as it stands in a cell of a table. */
function cell(text: string): string {
  return text.replace(/[|*[\]_<]/g, '\\$&').replaceAll('\n', ' ');
}

function row({ name, type, isRequired, limits, description }: PropertyDescription): string {
  const takes = [type, limits].filter(Boolean).join('; ');
  return `| \`${name}\` | ${isRequired ? 'yes' : ''} | ${cell(takes)} | ${cell(description)} |`;
}

function section({ type, description, properties, examples }: BlockDescription): string {
  const own = properties.filter(({ name }) => !COMMON.has(name));
  const table = [HEAD, ...own.map(row)].join('\n');
  const shown = examples.map((example) => `\`\`\`json\n${formatJson(example)}\`\`\``);
  return [`## ${type}`, cell(description), table, ...shown].join('\n\n');
}

/** The reference of all blocks, as the gallery shows it, for those who read rather than look. */
export function blockDocs(set: SchemaSet): string {
  const blocks = describeBlocks(set);
  const common = (blocks[0]?.properties ?? []).filter(({ name }) => COMMON.has(name) && name !== 'type');
  const list = blocks.map(({ type }) => `[${type}](#${type})`).join(' · ');
  const every = ['Every block takes these as well:', [HEAD, ...common.map(row)].join('\n')].join('\n\n');
  return `${[INTRO.trim(), list, every, ...blocks.map(section)].join('\n\n')}\n`;
}
