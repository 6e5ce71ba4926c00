import {
  camelCase,
  followRef,
  pascalCase,
  recordSchemaOf,
  type Schema,
  writtenAs,
} from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { checkCollection } from './record.ts';
import { titleFromName, UsageError } from './starter.ts';

/** The differences between kinds of starter blocks. */
export interface BlockParts {
  component: string;
  styles: string;
  required: string[];
  properties: Record<string, object>;
  examples: object[];
  /** The block on a page. */
  usage: object;
}

const isText = ({ type, means, enum: values }: Schema) =>
  type === 'string' && !values && (means === undefined || writtenAs(means) === 'inline');

/** Finds the text by which visitors recognise a record: its title, its name, or its first text. */
function labelOf(collection: string, { schemas }: CompileInput): { name: string; schema: Schema } {
  const record = recordSchemaOf(collection, schemas);
  const texts = Object.entries(record?.properties ?? {})
    .map(([name, property]) => ({ name, schema: followRef(property, schemas) }))
    .filter(({ name, schema }) => name !== '$schema' && isText(schema));
  const label = texts.find(({ name }) => ['title', 'name'].includes(name)) ?? texts[0];
  if (label) return label;
  throw new UsageError(`schemas/records/${collection}.schema.json has no text that the block could show.`);
}

/** A block with a heading and a list of records. */
export function blockOfRecords(
  block: string,
  requested: string,
  input: CompileInput,
  from: (file: string) => string,
): BlockParts {
  const collection = checkCollection(requested, input);
  const type = pascalCase(block);
  const list = camelCase(collection);
  const { name, schema } = labelOf(collection, input);
  const isInline = writtenAs(schema.means) === 'inline';
  const imports = isInline ? `import { InlineText } from '${from('src/ui/InlineText.tsx')}';\n` : '';
  const text = isInline ? `<InlineText text={${name}} />` : `{${name}}`;
  return {
    component: `${imports}import { Section } from '${from('src/ui/section/Section.tsx')}';
import type { ${type}Block } from '../../generated/content-types.ts';
import styles from './${type}.module.css';

/** A section with a heading and a list of records. */
export function ${type}({ heading, ${list} }: ${type}Block) {
  return (
    <Section heading={heading}>
      <ul className={styles['list']}>
        {${list}.map(({ id, ${name} }) => (
          <li key={id}>${text}</li>
        ))}
      </ul>
    </Section>
  );
}
`,
    styles: '.list {\n  max-width: 65ch;\n}\n',
    required: [list],
    properties: {
      [list]: {
        means: `records:${collection}`,
        shows: [name],
        title: titleFromName(list),
        description: `Which records of content/${collection}/ to list. {} lists all of them.`,
      },
    },
    examples: [
      { heading: 'An example', [list]: {} },
      { tone: 'tinted', [list]: { order: name, limit: 3 } },
    ],
    usage: { type: block, [list]: { order: name } },
  };
}
