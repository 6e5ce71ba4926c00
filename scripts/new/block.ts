import { nearest } from '../../src/compiler/report/wording.ts';
import { pascalCase, type SchemaSet } from '../../src/compiler/schema/schema-set.ts';
import { formatJson } from '../content/format-json.ts';
import type { NewRequest } from './request.ts';
import { checkName, type Starter, titleFromName, UsageError } from './starter.ts';

function component(name: string): string {
  const type = pascalCase(name);
  return `import type { ${type}Block } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/section/Section.tsx';
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
`;
}

const STYLES = `.text {
  max-width: 65ch;
}
`;

/** Creates a block with a heading and a text, which passes `npm run check`. */
export function blockStarter(request: Omit<NewRequest, 'kind'>, { blocks }: SchemaSet): Starter {
  const name = checkName('block', request.name);
  if (Object.hasOwn(blocks, name))
    throw new UsageError(`src/blocks/${name}/ already exists. Nothing was written.`);
  const type = pascalCase(name);
  const folder = `src/blocks/${name}`;
  const defs = '../../../schemas/defs.schema.json#/$defs';
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: type,
    description: request.description ?? `${titleFromName(name)}: description to be added, in one sentence.`,
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: {
      heading: { $ref: `${defs}/heading`, description: 'Heading of the section.' },
      text: { $ref: `${defs}/inline` },
    },
    examples: [
      { heading: 'An example', text: 'The tests render every example.' },
      { tone: 'tinted', text: 'Another one, without its heading.' },
    ],
  };
  const near = nearest(name, Object.keys(blocks));
  return {
    files: {
      [`${folder}/block.schema.json`]: formatJson(schema),
      [`${folder}/${type}.tsx`]: component(name),
      [`${folder}/${type}.module.css`]: STYLES,
    },
    next: [
      `Describe its properties in ${folder}/block.schema.json. Then run: npm run generate`,
      `Render them in ${folder}/${type}.tsx. The types of its props are generated from the schema.`,
      `Open /_gallery#${name} while "npm start" runs. It shows the examples of the schema; add one for each variant.`,
      `Use it on a page: { "type": "${name}", "text": "…" }`,
      ...(near
        ? [`The block "${near}" has a similar name. Could one block with another property replace both?`]
        : []),
    ],
  };
}
