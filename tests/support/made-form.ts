import { loadContent } from '../../scripts/content/load-content.ts';
import { formContentFrom } from '../../scripts/new/form-content.ts';
import { compile } from '../../src/compiler/compile.ts';
import { readDataSchema } from '../../src/compiler/forms/data-schema.ts';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';

// Without migrations, the compiler does not look for the table.
const { migrations: _, ...INPUT } = loadContent();
const TEXTS = INPUT.files.filter(({ path }) => path === 'content/form-texts.json');

/** Makes a form of a data schema. Returns its content, the complete form and what the compiler reports about it. */
export function makeForm(schema: object) {
  const source = { path: 'schemas/forms/made.schema.json', text: JSON.stringify(schema, null, 2) };
  const data = readDataSchema(source);
  const content = formContentFrom(data, 'made');
  const file = { path: 'content/forms/made.json', text: JSON.stringify(content, null, 2) };
  const { forms, diagnostics } = compile({
    ...INPUT,
    media: [],
    files: [...TEXTS, file],
    formSchemas: { made: source },
  });
  const errors = diagnostics.filter((one) => /forms\/|form-texts/.test(one.file) && one.severity === 'error');
  return { data, content, form: forms.get('made'), report: formatDiagnostics(errors) };
}
