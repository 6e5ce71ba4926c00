import { loadContent } from '../../scripts/content/load-content.ts';
import { readSource } from '../../scripts/content/read-files.ts';
import { formContentFrom } from '../../scripts/new/form-content.ts';
import { SECOND_SITE } from '../../scripts/test/site-copy.ts';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { compile } from '../../src/core/compile.ts';
import { readDataSchema } from '../../src/form-core/data-schema.ts';
import type { SourceFile } from '../../src/values/source-file.ts';

// Without migrations, the compiler does not look for the table.
const { migrations: _, ...INPUT } = loadContent();
/** The texts of forms that tests expect, whatever the project's own site says. */
export const FORM_TEXTS = readSource(SECOND_SITE, 'content/form-texts.json');

/**
 * Makes a form of its data schema and its content. Returns the complete form and what the compiler reports about it.
 */
export function makeFormOf(source: SourceFile, content: string) {
  const file = { path: 'content/forms/made.json', text: content };
  const { forms, diagnostics } = compile({
    ...INPUT,
    media: [],
    files: [FORM_TEXTS, file],
    formSchemas: { made: source },
  });
  const errors = diagnostics.filter((one) => /forms\/|form-texts/.test(one.file) && one.severity === 'error');
  return { data: readDataSchema(source), form: forms.get('made'), report: formatDiagnostics(errors) };
}

/**
 * Makes a form of a data schema, with the widgets of some fields by name. Returns its content, the complete form and
 * what the compiler reports about it.
 */
export function makeForm(schema: object, widgets: Record<string, string> = {}) {
  const source = { path: 'schemas/forms/made.schema.json', text: JSON.stringify(schema, null, 2) };
  const data = readDataSchema(source);
  const content: Record<string, unknown> = formContentFrom(data, 'made');
  const withWidget = (key: string, value: unknown) => {
    const widget = typeof value === 'object' && widgets[(value as { name?: string } | null)?.name ?? ''];
    return widget && key !== '' ? { ...(value as object), widget } : value;
  };
  return { content, ...makeFormOf(source, JSON.stringify(content, withWidget, 2)) };
}
