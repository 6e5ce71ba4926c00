import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import { QUOTE, schemaSources } from '../../support/small-site/schema-project.ts';
import { LOCATED_EXAMPLES } from '../support/examples/index.ts';
import { compileFiles } from '../support/virtual-project.ts';

test.each(LOCATED_EXAMPLES.map((example) => [example.title, example] as const))(
  'reports %s',
  (_, { files = {}, input = {}, sources, at, words }) => {
    const ofSchemas = sources && loadSchemas(sources);
    const { diagnostics } = compileFiles(files, { ...input, ...ofSchemas });
    const errors = diagnostics.filter(
      ({ severity, code }) => severity === 'error' || code === 'markup-in-text',
    );
    const found = errors.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
    expect(found).toContain(at);
    const reported = errors[found.indexOf(at)];
    expect(reported?.hint).toMatch(/\w/);
    expect(reported && formatDiagnostic(reported)).toContain(words);
  },
);

test('there are at least 60 examples', () => {
  expect(new Set(LOCATED_EXAMPLES.map(({ title }) => title)).size).toBeGreaterThanOrEqual(60);
});

test('reports a schema that cannot be read, and not the content that uses it', () => {
  const page = { title: 'Start', description: 'About it.', blocks: [{ type: 'quote', text: 5 }] };
  const input = loadSchemas(schemaSources([QUOTE, '{', '']));
  const { diagnostics } = compileFiles({ 'pages/index.json': JSON.stringify(page) }, input);
  const files = diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  expect(files).toContain(QUOTE);
  expect(files).not.toContain('content/pages/index.json');
});
