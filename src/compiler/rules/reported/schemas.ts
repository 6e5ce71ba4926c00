import type { DiagnosticCode } from '../../report/codes.ts';
import { bundleSchemas } from '../../schema/bundle-schemas.ts';
import type { SchemaEdit } from '../examples/schema-project.ts';
import { componentFile, QUOTE, QUOTE_FOLDER, schemaSources } from '../examples/schema-project.ts';
import { COLLECTION_FILES } from '../examples/schemas.ts';
import type { Example, Rule } from '../rule.ts';

/** An example of an edit in the file of a schema. */
const inSchema = (title: string, edit: SchemaEdit, output: string, highlighted: string): Example => ({
  title,
  input: { schemaSources: schemaSources(edit) },
  output,
  highlighted,
});

/** Diagnostics of the compiler about schemas and folders of blocks. */
export const SCHEMAS_RULES = {
  'invalid-schema': {
    summary:
      'A schema of content (`schemas/`, `src/blocks/`) has an unknown keyword, reference or meaning, or keywords that contradict each other. `form-schema` is the same for `schemas/forms/`.',
    reason:
      'The types of components, the check of content, the studio and the documentation are made from the schema.',
    fix: 'The message names the nearest correct value. `docs/schemas.md` describes the keywords.',
    examples: [
      inSchema(
        'A misspelt keyword',
        [QUOTE, '"required"', '"requierd"'],
        `src/blocks/quote/block.schema.json:5:3  invalid-schema
  "requierd" is not a keyword of a schema.
  Did you mean "required"?`,
        '"requierd"',
      ),
      inSchema(
        'A reference to a definition that does not exist',
        [QUOTE, '$defs/heading', '$defs/headng'],
        `src/blocks/quote/block.schema.json:8:15  invalid-schema
  $ref is "../../../schemas/defs.schema.json#/$defs/headng"; there is no such definition in schemas/defs.schema.json.
  Did you mean "heading"?  Definitions: heading, href, link`,
        '"../../../schemas/defs.schema.json#/$defs/headng"',
      ),
      inSchema(
        'An unknown meaning',
        [QUOTE, '"media"', '"meida"'],
        `src/blocks/quote/block.schema.json:13:16  invalid-schema
  means is "meida"; there is no such meaning.
  Did you mean "media"?`,
        '"meida"',
      ),
      inSchema(
        'Limits that contradict each other',
        [QUOTE, '"minItems": 1', '"minItems": 4'],
        `src/blocks/quote/block.schema.json:27:19  invalid-schema
  minItems is 4, which is more than maxItems, 3: no value can have both.
  Correct one of them.`,
        '4',
      ),
    ],
  },
  'invalid-block': {
    summary:
      'A folder of `src/blocks/` has no schema or no component, its component has another name, it imports a file that does not exist, or it receives a film, a sound or captions and its `allows` has no `media-src`.',
    reason: 'The block could not be rendered, or browsers would refuse its film.',
    fix: 'The folder `card-grid` needs `block.schema.json` and `CardGrid.tsx`, which exports `CardGrid`.',
    examples: [
      {
        title: 'A component with another name',
        input: {
          schemaSources: schemaSources(undefined, [
            { ...QUOTE_FOLDER, modules: [componentFile('src/blocks/quote/Quote.tsx', 'Qoute')] },
          ]),
        },
        output: `src/blocks/quote/Quote.tsx:1:17  invalid-block
  The block "quote" needs a component named Quote; this file does not export it.
  Rename Qoute to Quote.`,
        highlighted: 'Qoute',
      },
      {
        title: 'A folder without a schema',
        input: {
          schemaSources: schemaSources(undefined, [
            QUOTE_FOLDER,
            { folder: 'src/blocks/hint', files: [], modules: [] },
          ]),
        },
        output: `src/blocks/hint/block.schema.json:1:1  invalid-block
  src/blocks/hint/ has no block.schema.json.
  Write one (npm run new block shows how) or delete the folder.`,
        highlighted: '',
      },
    ],
  },
  'invalid-addition': {
    summary: 'A widget, meaning, part of pages or rule in `src/site/` cannot be used.',
    reason:
      'Forms could not show the widget, no value with the meaning would reach a page, pages would lack the part, and the rule would find nothing.',
    fix: 'The widget `star-rating` needs `widget.json` and `StarRating.tsx`, which exports `StarRating`; the meaning `week-day` needs `week-day.ts`, which exports `weekDay`. `docs/package.md` describes parts and rules.',
    examples: [
      {
        title: 'A widget that replaces an unknown one',
        input: {
          schemaSources: {
            ...schemaSources(),
            files: [
              ...schemaSources().files,
              { path: 'src/site/widgets/star-rating/widget.json', text: '{ "like": "radio" }' },
            ],
            widgets: [
              {
                ...QUOTE_FOLDER,
                folder: 'src/site/widgets/star-rating',
                modules: [componentFile('src/site/widgets/star-rating/StarRating.tsx', 'StarRating')],
              },
            ],
          },
        },
        output: `src/site/widgets/star-rating/widget.json:1:11  invalid-addition
  like is "radio"; there is no such widget.
  Did you mean "radios"?`,
        highlighted: '"radio"',
      },
      {
        title: 'A meaning whose function has another name',
        input: {
          schemaSources: {
            ...schemaSources(),
            meanings: [{ source: { path: 'src/site/meanings/week-day.ts', text: 'export const day = 1;' } }],
          },
        },
        output: `src/site/meanings/week-day.ts:1:1  invalid-addition
  The meaning "week-day" needs a function named weekDay; this file does not export it.
  Write: export function weekDay(text: string, { refuse }: MeaningContext) { … }`,
        highlighted: '',
      },
    ],
  },
  'bad-collection': {
    summary: 'The schema of a collection has a name, a title or a property that it cannot have.',
    reason:
      'The name is also that of a folder in `content/`, the title that of a TypeScript type, and the id of a record is its file name.',
    fix: 'Rename the file, its title or the property.',
    examples: [
      {
        title: 'Two collections whose types have the same name',
        input: {
          schemas: bundleSchemas({
            ...COLLECTION_FILES,
            records: { ...COLLECTION_FILES.records, persons: { title: 'Person', type: 'object' } },
            blocks: { ...COLLECTION_FILES.blocks, one: { type: 'string', means: 'record:persons' } },
          }),
        },
        output: `schemas/records/persons.schema.json:1:1  bad-collection
  The TypeScript type of these records would be Person, as that of schemas/records/people.schema.json.
  Write another "title". Without one, the type has the name of the collection.`,
        highlighted: '',
      },
    ],
  },
} satisfies Partial<Record<DiagnosticCode, Rule>>;
