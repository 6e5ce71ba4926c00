import type { ComponentFolder } from '../../../../src/compiler/schema/checks/schema-sources.ts';
import { QUOTE_FOLDER, schemaSources } from '../../../support/small-site/schema-project.ts';
import type { LocatedExample } from './example.ts';

const FOLDER = 'src/blocks/quote';

function component(text: string, exported: string[], missing: string[] = []): ComponentFolder {
  const named = (name: string) => ({ name, offset: text.indexOf(name), length: name.length });
  const source = { path: `${FOLDER}/Quote.tsx`, text };
  return {
    ...QUOTE_FOLDER,
    modules: [{ source, exports: exported.map(named), missingImports: missing.map(named) }],
  };
}

const row = (title: string, blocks: ComponentFolder[], at: string, words: string): LocatedExample => ({
  title,
  at,
  words,
  sources: schemaSources(undefined, blocks),
});

export const BLOCK_EXAMPLES: LocatedExample[] = [
  row(
    'a block without a component',
    [{ ...QUOTE_FOLDER, files: ['block.schema.json'], modules: [] }],
    `${FOLDER}/Quote.tsx:1:1 invalid-block`,
    'Create it with: export function Quote',
  ),
  row(
    'a component in a file with another name',
    [{ ...QUOTE_FOLDER, files: ['block.schema.json', 'quote.tsx'], modules: [] }],
    `${FOLDER}/Quote.tsx:1:1 invalid-block`,
    'Rename src/blocks/quote/quote.tsx to Quote.tsx',
  ),
  row(
    'a component with another name',
    [component('export function Quotation() {}', ['Quotation'])],
    `${FOLDER}/Quote.tsx:1:17 invalid-block`,
    'Rename Quotation to Quote',
  ),
  row(
    'a component that is the default export',
    [component('export default function Quote() {}', [])],
    `${FOLDER}/Quote.tsx:1:1 invalid-block`,
    'Write: export function Quote',
  ),
  row(
    'a style sheet that does not exist',
    [
      component(
        "import styles from './Qoute.module.css';\nexport function Quote() {}",
        ['Quote'],
        ['./Qoute.module.css'],
      ),
    ],
    `${FOLDER}/Quote.tsx:1:21 invalid-block`,
    'Did you mean "./Quote.module.css"?',
  ),
  row(
    'a folder without a schema',
    [QUOTE_FOLDER, { folder: 'src/blocks/hint', files: ['Hint.tsx'], modules: [] }],
    'src/blocks/hint/block.schema.json:1:1 invalid-block',
    'has no block.schema.json',
  ),
  row(
    'a folder in capitals',
    [QUOTE_FOLDER, { folder: 'src/blocks/Hint', files: ['block.schema.json'], modules: [] }],
    'src/blocks/Hint/block.schema.json:1:1 invalid-block',
    'cannot be the name of a block',
  ),
  row(
    'a block of the site with the name of another one',
    [QUOTE_FOLDER, { ...QUOTE_FOLDER, folder: 'src/site/blocks/quote' }],
    'src/site/blocks/quote/block.schema.json:1:1 invalid-block',
    'The blocks src/blocks/quote/ and src/site/blocks/quote/ would both have the component Quote',
  ),
  row(
    'two blocks with one component',
    [
      { ...QUOTE_FOLDER, folder: 'src/blocks/a1' },
      { ...QUOTE_FOLDER, folder: 'src/blocks/a-1' },
    ],
    'src/blocks/a-1/block.schema.json:1:1 invalid-block',
    'would both have the component A1',
  ),
];
