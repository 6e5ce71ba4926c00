import { nearest } from '../../src/compiler/report/wording.ts';
import { pascalCase, type SchemaSet } from '../../src/compiler/schema/schema-set.ts';
import { formatJson } from '../content/format-json.ts';
import type { Wish } from './ask.ts';
import { checkName, Refusal, type Starter, wordsOf } from './starter.ts';

function component(name: string): string {
  const type = pascalCase(name);
  return `import type { ${type}Block } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './${type}.module.css';

/** A section with a heading and a sentence. */
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

/** A block that passes the check and shows something. */
export function blockStarter(wish: Omit<Wish, 'kind'>, { blocks }: SchemaSet): Starter {
  const name = checkName('block', wish.name);
  if (Object.hasOwn(blocks, name))
    throw new Refusal(`src/blocks/${name}/ is there already; it was left as it is.`);
  const type = pascalCase(name);
  const folder = `src/blocks/${name}`;
  const defs = '../../../schemas/defs.schema.json#/$defs';
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: type,
    description: wish.description ?? `${wordsOf(name)}: say in one sentence what this block is for.`,
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
      `Say what it takes: ${folder}/block.schema.json. Then run: npm run generate`,
      `Show it: ${folder}/${type}.tsx. Its props follow from the schema; one that the schema does not have is a type error.`,
      `See it while "npm start" runs: /_gallery#${name} shows its examples; add one for each way it can look.`,
      `Use it on a page: { "type": "${name}", "text": "…" }`,
      ...(near ? [`There is a block "${near}" as well. Is it one block with one property more?`] : []),
    ],
  };
}
