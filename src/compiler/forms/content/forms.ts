import type { SiteWidgets } from '../../form-rules/widgets.ts';
import { fileDiagnostic, locateDiagnostic } from '../../report/diagnostic.ts';
import { at, sentence } from '../../report/sentence.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { ParsedFile } from '../../source/json-file.ts';
import type { Diagnostic } from '../../types.ts';
import type { DataSchema } from '../data-schema.ts';
import { checkDestination } from './check-destination.ts';
import { checkFields } from './check-fields.ts';
import { type FormFile, type ReportFormDiagnostic, readFormFile } from './form-file.ts';
import { mergeTexts } from './form-texts.ts';

/** The path of a form's data schema. */
export const dataSchemaFile = (id: string) => `schemas/forms/${id}.schema.json`;

function messagesIn(value: unknown): Record<string, unknown> {
  const messages = isObject(value) ? value['messages'] : undefined;
  return isObject(messages) ? messages : {};
}

/** Ids of a form's other parts. The id of a section becomes an id of the page in the same way. */
const OWN_IDS = ['errors', 'draft'];

function checkSections({ sections }: FormFile, report: ReportFormDiagnostic): void {
  const taken = new Set(OWN_IDS);
  for (const { name, jsonPath } of sections) {
    const message = sentence`${at(jsonPath)} is "${name}", an id that another part of the form has.`;
    if (taken.has(name)) report(jsonPath, message, 'Choose another id.');
    taken.add(name);
  }
}

/**
 * Compares the fields that a form shows with its data schema, and checks the columns that it fills. `texts` is the
 * value of content/form-texts.json, `widgets` those that the site adds.
 */
export function checkForm(
  id: string,
  form: ParsedFile,
  data: DataSchema | undefined,
  texts: unknown,
  widgets?: SiteWidgets,
): Diagnostic[] {
  const { source, value } = form;
  if (!data) {
    const message = `There is no ${dataSchemaFile(id)}, the data schema of this form.`;
    const hint = 'Create it, or start with: npm run new form <name>';
    return [fileDiagnostic(source.path, 'form-mismatch', message, hint)];
  }
  // A schema that cannot be a form has no complete list of fields, with which the content could be compared.
  if (data.diagnostics.length > 0) return [];
  const found: Diagnostic[] = [];
  const report: ReportFormDiagnostic = (jsonPath, message, hint, part, right) =>
    found.push(
      locateDiagnostic({
        code: 'form-mismatch',
        source,
        jsonPath,
        // Highlight only the key of a whole list: the list may fill the screen.
        part: part ?? (jsonPath.length === 1 ? 'key' : 'value'),
        message,
        hint,
        fix: right === undefined ? undefined : { kind: 'set', path: jsonPath, value: right },
      }),
    );
  const file = readFormFile(value);
  checkSections(file, report);
  const messages = mergeTexts(messagesIn(texts), messagesIn(value));
  checkFields(file.fields, data.fields, ['sections'], {
    schema: dataSchemaFile(id),
    messages,
    widgets,
    report,
  });
  checkDestination(file, data.fields, report);
  return found;
}
