import { expect, test } from 'vitest';
import { fixSite, withTexts } from '../../../src/compiler/fix-site.ts';
import { applyFix } from '../../../src/compiler/report/fixes.ts';
import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import type { Diagnostic } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import type { SourceFile } from '../../../src/values/source-file.ts';
import { form } from '../../support/small-site/form.ts';
import { home, homeWithText, houseStyle, json, stops } from '../../support/small-site/parts.ts';
import { QUOTE, schemaSources } from '../../support/small-site/schema-project.ts';
import { inputOf } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const FORBIDDEN = [
  '\\u0000',
  '\\f',
  '\\b',
  '\\u001b',
  '\\u007f',
  '\\ufffe',
  '\\ufdd0',
  '\\ud83d',
  '\\ude00',
  '\u007f',
  '\uffff',
];

const FORM = form({ required: 'Enter a name', minLength: 'Enter a name', maxLength: 'Enter a shorter name' });
const SITE = inputOf(
  {
    ...FORM.files,
    ...stops({ summary: 'Where the van stops.' }),
    ...houseStyle({ spelling: { 'Power BI': ['PowerBI'] }, repeatable: ['had'] }),
    'theme.json': json({ colours: { light: {}, dark: {}, band: '#000000' } }),
    'redirects.json': json({ '/halts': '/stops' }),
    'published.json': json({ routes: ['/', '/stops'] }),
    'shuttles/van.json': json({ title: 'Van', text: 'It has books.' }),
    'pages/404.json': json({
      title: 'Not here',
      description: 'Where to go.',
      blocks: [
        { type: 'hero', heading: 'Not here', text: 'Go [home](/).' },
        { type: 'card-grid', items: [{ title: 'One', icon: 'book' }, { title: 'Two' }] },
      ],
    }),
  },
  FORM.input,
);
const SCHEMAS = schemaSources();

/** The offset of the first character of each text and name of a JSON file. */
const stringsOf = (text: string) => [...text.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(({ index }) => index + 1);

const errorsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

/**
 * Inserts a character into each text and name of a file. Returns those that are not one error at the line, with its
 * fix.
 */
const unreported = ({ path, text }: SourceFile, check: (file: SourceFile) => readonly Diagnostic[]) =>
  stringsOf(text).flatMap((offset, index) => {
    const character = FORBIDDEN[index % FORBIDDEN.length] ?? '';
    const broken = text.slice(0, offset + 1) + character + text.slice(offset + 1);
    const found = errorsOf(check({ path, text: broken }));
    const [{ code, line, fix } = {}] = found;
    const isRight =
      found.length === 1 &&
      code === 'forbidden-character' &&
      line === text.slice(0, offset).split('\n').length &&
      fix !== undefined &&
      applyFix(broken, fix) === text;
    return isRight ? [] : [`${path}, ${text.slice(offset, offset + 20)}: ${found.map(onOneLine).join('\n')}`];
  });

test('a control character, a noncharacter or half of an emoji is one error in any text and name', () => {
  expect(errorsOf(compile(SITE).diagnostics).map(onOneLine)).toEqual([]);
  const ofContent = SITE.files.flatMap((file) =>
    unreported(file, ({ path, text }) => compile(withTexts(SITE, new Map([[path, text]]))).diagnostics),
  );
  expect(ofContent).toEqual([]);
  const ofForms = Object.values(SITE.formSchemas ?? {}).flatMap((file) =>
    unreported(file, (visit) => compile({ ...SITE, formSchemas: { visit } }).diagnostics),
  );
  expect(ofForms).toEqual([]);
});

test('the same in the schema of a block', () => {
  const ofSchemas = SCHEMAS.files
    .filter(({ path }) => path === QUOTE)
    .flatMap((file) =>
      unreported(file, (changed) => {
        const files = SCHEMAS.files.map((one) => (one.path === changed.path ? changed : one));
        return loadSchemas({ ...SCHEMAS, files }).schemaDiagnostics;
      }),
    );
  expect(ofSchemas).toEqual([]);
});

test('a pattern of a schema may name any character', () => {
  const sources = schemaSources([
    QUOTE,
    '"description": "A text."',
    '"pattern": "[\\u0001-\\u0008]", "description": "A text."',
  ]);
  expect(loadSchemas(sources).schemaDiagnostics.map(onOneLine)).toEqual([]);
});

test.each([
  ['directions in a text with Arabic letters', '\u2067العربية\u2069 and \u202bעברית\u202c'],
  ['a joined emoji, and the marks of a direction', '👩\u200d👩\u200d👧 \u200fא\u200e'],
  ['an escaped backslash', 'C:\\u0000'],
  ['line breaks and tabs', 'One\r\n\ttwo'],
])('accepts %s', (_, text) => {
  expect(compileFiles(homeWithText(text)).diagnostics.map(onOneLine)).toEqual([]);
});

test('fixes an invisible character', () => {
  const input = inputOf(
    home({ type: 'card-grid', items: [{ title: 'It\u0092s \u202dhere' }, { title: 'Two' }] }),
  );
  const { files } = fixSite(
    input,
    (current) => compile(current).diagnostics,
    () => new Uint8Array(),
  );
  expect(files.get('content/pages/index.json')).toContain('"It’s here"');
});
