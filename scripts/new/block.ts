import { runInNewContext } from 'node:vm';
import { BLOCK_FOLDERS, formatJson } from '@json-site/compiler/documents';
import { pascalCase } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { importOf } from '@json-site/content/folders';
import { nearest } from '@json-site/model/visitor';
import { type BlockParts, blockOfRecords } from './block-of-records.ts';
import { neutralBlockFor, onOneLine } from './neutral-block.ts';
import type { NewRequest } from './request.ts';
import { checkName, type Starter, titleFromName, UsageError } from './starter.ts';

const DEFS = '../../../../schemas/defs.schema.json#/$defs';

/** The names that JavaScript itself has, such as Map. A component of the same name would hide it in its file. */
const GLOBALS: ReadonlySet<string> = new Set<string>(
  runInNewContext('Object.getOwnPropertyNames(globalThis)'),
);

const SHORT = 5;

function textBlock(name: string, from: (file: string) => string): BlockParts {
  const type = pascalCase(name);
  return {
    component: `import { InlineText } from '${from('src/ui/InlineText.tsx')}';
import { Section } from '${from('src/ui/section/Section.tsx')}';
import type { ${type}Block } from '../../generated/content-types.ts';
import styles from './${type}.module.css';

/** A section with a heading and a paragraph. */
export function ${type}({ heading, text }: ${type}Block) {
  return (
    <Section heading={heading}>
      <p className={styles['text']}>
        <InlineText text={text} />
      </p>
    </Section>
  );
}
`,
    styles: '.text {\n  max-width: 65ch;\n}\n',
    required: ['text'],
    properties: { text: { $ref: `${DEFS}/inline`, title: 'Text' } },
    examples: [
      { heading: 'An example', text: 'The tests render every example.' },
      { tone: 'tinted', text: 'Another one, without its heading.' },
    ],
    usage: { type: name, text: '…' },
  };
}

/** Creates a block that passes `npm run check`: with a heading, and a text or a list of records. */
export function blockStarter(request: Omit<NewRequest, 'kind'>, input: CompileInput): Starter {
  const name = checkName('block', request.name);
  const { blocks } = input.schemas;
  if (Object.hasOwn(blocks, name))
    throw new UsageError(`There is a block "${name}" already. Nothing was written.`);
  const type = pascalCase(name);
  const found = Object.keys(blocks).find((block) => blocks[block]?.keywords?.includes(name));
  const alternative = found ? [`The block "${found}" is also found by the word "${name}". Could it do?`] : [];
  if (GLOBALS.has(type)) {
    const problem = `"${name}" cannot be the name of a block: its component would hide ${type} of JavaScript.`;
    throw new UsageError([`${problem} Try: npm run new block ${name}-block`, ...alternative].join('\n'));
  }
  const folder = `${BLOCK_FOLDERS.site}/${name}`;
  const from = (file: string) => importOf(folder, file);
  const parts =
    request.records === undefined
      ? textBlock(name, from)
      : blockOfRecords(name, request.records, input, from);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: type,
    description: request.description ?? `${titleFromName(name)}: description to be added, in one sentence.`,
    type: 'object',
    additionalProperties: false,
    required: parts.required,
    properties: {
      heading: { $ref: `${DEFS}/heading`, title: 'Heading', description: 'Heading of the section.' },
      ...parts.properties,
    },
    examples: parts.examples,
  };
  // Two of few letters are no similarity: a map is no faq.
  const near = name.length > SHORT ? nearest(name, Object.keys(blocks)) : undefined;
  const neutral = request.records === undefined ? undefined : neutralBlockFor(request.records, input);
  return {
    files: {
      [`${folder}/block.schema.json`]: formatJson(schema),
      [`${folder}/${type}.tsx`]: parts.component,
      [`${folder}/${type}.module.css`]: parts.styles,
    },
    next: [
      `Describe its properties in ${folder}/block.schema.json. Then run: npm run generate`,
      `Render them in ${folder}/${type}.tsx. The types of its props are generated from the schema.`,
      `Open /_gallery#${name} while "npm start" runs. It shows the examples of the schema; add one for each variant.`,
      `Use it on a page: ${onOneLine(parts.usage)}`,
      ...(neutral ? [`Cards, lists and tables of these records need no block of your own: ${neutral}`] : []),
      ...alternative,
      ...(near
        ? [`The block "${near}" has a similar name. Could one block with another property replace both?`]
        : []),
    ],
  };
}
