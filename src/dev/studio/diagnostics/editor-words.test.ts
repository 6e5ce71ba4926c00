import { expect, test } from 'vitest';
import { SCHEMAS } from '../../../../tests/support/small-site/schemas.ts';
import { locateDiagnostic } from '../../../compiler/report/diagnostic.ts';
import { at, inFile, sentence } from '../../../compiler/report/sentence.ts';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { validate } from '../../../compiler/schema/validate.ts';
import { sourceOf } from '../../../compiler/source/source.ts';
import { formatLabels, labelPath } from '../values/label-path.ts';
import { editorWords } from './editor-words.ts';

const page = (...blocks: object[]) => ({ title: 'Start', description: 'd'.repeat(60), blocks });

/** The diagnostics of a page in the words of an editor. */
function wordsOf(value: object, set = SCHEMAS) {
  const source = sourceOf({ path: 'content/pages/index.json', text: JSON.stringify(value) });
  const document = { title: 'Start', schema: SCHEMAS.page, value };
  return validate({ source, value, diagnostics: [] }, set.page, set)
    .map(locateDiagnostic)
    .map(({ diagnostic }) => editorWords(diagnostic, set, () => document));
}

/** The diagnostics of a hero without a heading, whose schema says more. */
function wordsWith(more: Schema) {
  const schemas = structuredClone(SCHEMAS);
  Object.assign(schemas.blocks['hero']?.properties?.['heading'] ?? {}, more);
  return wordsOf(page({ type: 'hero' }), schemas);
}

test('names a value by the labels around it', () => {
  const value = page({ type: 'hero', heading: 'x' });
  expect(wordsOf(value)[0]).toMatchObject({
    where: 'Hero › Heading',
    message: 'Hero › Heading is too short (1 of at least 2 characters).',
  });
});

test('names a missing value by its label', () => {
  const [words] = wordsOf(page({ type: 'hero' }));
  expect(words).toMatchObject({ where: 'Hero › Heading', message: 'Hero has no “Heading”.' });
});

test('says in a hint how a text with markup reads', () => {
  const [words] = wordsWith({ description: '**bold** and [a link](/contact) work.' });
  expect(words?.hint).toBe('Add “Heading”: bold and a link work.');
});

test('names a missing value of a block by the title of its field', () => {
  const [words] = wordsWith({ title: 'Main heading' });
  expect(words).toMatchObject({ where: 'Hero › Main heading', message: 'Hero has no “Main heading”.' });
});

test('names a document for a diagnostic about the whole of it', () => {
  const { description: _, ...value } = page({ type: 'hero', heading: 'Hello' });
  expect(wordsOf(value)[0]).toMatchObject({ where: 'Description', message: 'Start has no “Description”.' });
});

test('numbers items, and blocks of the same type', () => {
  const grid = { type: 'card-grid', items: [{ title: 'a' }] };
  const path = ['blocks', 2, 'items', 0, 'title'];
  const labels = labelPath(SCHEMAS.page, page(grid, { type: 'hero' }, grid), path, SCHEMAS) ?? [];
  expect(formatLabels(labels)).toBe('Card grid 2 › Items 1 › Title');
});

test('leaves no path in a message about two values', () => {
  const source = sourceOf({ path: 'content/pages/index.json', text: '{}' });
  const value = page({ type: 'hero', heading: 'One' }, { type: 'card-grid', items: [] });
  const message = sentence`${at(['blocks', 1])} shows a second main heading; ${at(['blocks', 0])} already shows one.`;
  const { diagnostic } = locateDiagnostic({
    code: 'heading-order',
    severity: 'error',
    source,
    jsonPath: ['blocks', 1],
    message,
  });
  const document = { title: 'Start', schema: SCHEMAS.page, value };
  expect(editorWords(diagnostic, SCHEMAS, () => document).message).toBe(
    'Card grid shows a second main heading; Hero already shows one.',
  );
});

test('names other files by their titles', () => {
  const source = sourceOf({ path: 'content/pages/index.json', text: '{}' });
  const message = sentence`${at(['title'])} is the same as in ${inFile('content/pages/about.json')}.`;
  const { diagnostic } = locateDiagnostic({
    code: 'duplicate-title',
    severity: 'warning',
    source,
    jsonPath: ['title'],
    message,
  });
  const document = { title: 'Start', schema: SCHEMAS.page, value: page() };
  const about = { ...document, title: 'About us' };
  const documentOf = (file: string) => (file === 'content/pages/about.json' ? about : document);
  expect(editorWords(diagnostic, SCHEMAS, documentOf).message).toBe('Title is the same as in About us.');
});

test('leaves out the pattern of a text', () => {
  const site = { url: 'example.org', sharedBlocks: [] };
  const source = sourceOf({ path: 'content/site.json', text: JSON.stringify(site) });
  const [found] = validate({ source, value: site, diagnostics: [] }, SCHEMAS.site, SCHEMAS).map(
    (one) => locateDiagnostic(one).diagnostic,
  );
  const document = { title: 'Site', schema: SCHEMAS.site, value: site };
  expect(found?.hint).toContain(' Pattern: ^https');
  expect(found && editorWords(found, SCHEMAS, () => document)).toEqual({
    where: 'Url',
    message: 'Url is "example.org"; it is not written in the expected way.',
    hint: 'Address of the site, without a slash at the end.',
  });
});

test('names a property that no form has, and not the document around it', () => {
  const value = { ...page({ type: 'hero', heading: 'Hello', colour: 'red' }), motto: 'x' };
  expect(wordsOf(value).map(({ message }) => message)).toEqual([
    'motto is not a known property.',
    'colour is not a known property.',
  ]);
});

test('leads to the property of another document that a message names', () => {
  const own = sourceOf({ path: 'content/pages/index.json', text: '{}' });
  const settings = 'content/site.json';
  const property = { property: 'embeds', of: [], file: settings };
  const message = sentence`${at(['blocks', 0])} is on a server that ${property} does not list.`;
  const { diagnostic } = locateDiagnostic({
    code: 'unlisted-origin',
    source: own,
    jsonPath: ['blocks', 0],
    message,
  });
  const page = { title: 'Start', schema: SCHEMAS.page, value: {} };
  const site = {
    title: 'Site',
    schema: { type: 'object', properties: { embeds: { title: 'Other servers' } } } satisfies Schema,
    value: {},
  };
  expect(editorWords(diagnostic, SCHEMAS, (file) => (file === settings ? site : page)).elsewhere).toEqual({
    where: 'Site › Other servers',
    file: settings,
    path: 'embeds',
  });
});

test('quotes a text as it reads', () => {
  const source = sourceOf({ path: 'content/pages/index.json', text: '{}' });
  const message = sentence`${at(['title'])} is still the sample text "the **bell** rings".`;
  const { diagnostic } = locateDiagnostic({
    code: 'sample-text',
    severity: 'error',
    source,
    jsonPath: ['title'],
    message,
  });
  const document = { title: 'Start', schema: SCHEMAS.page, value: page() };
  expect(editorWords(diagnostic, SCHEMAS, () => document).message).toBe(
    'Title is still the sample text "the bell rings".',
  );
  const markup = { ...diagnostic, code: 'markup-in-text' };
  expect(editorWords(markup, SCHEMAS, () => document).message).toContain('**bell**');
});
