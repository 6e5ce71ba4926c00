import {
  type FoundDiagnostic,
  fileDiagnostic,
  foundInFile,
  locateDiagnostic,
} from '@json-site/compiler/diagnostics';
import type { ParsedFile } from '@json-site/compiler/documents';
import type { SiteWidgets } from '@json-site/model/widgets';
import type { DataSchema } from '../data-schema.ts';
import { checkDelivery } from './check-delivery.ts';
import { checkDestination } from './check-destination.ts';
import { checkFields } from './check-fields.ts';
import { entriesIn, namedBy, objectOf, type ReportFormDiagnostic, reportTaken } from './named-entries.ts';

/** The path of a form's data schema. */
const dataSchemaFile = (id: string) => `schemas/forms/${id}.schema.json`;

const messagesIn = (value: unknown) => objectOf(objectOf(value)['messages']);

/** Ids of a form's other parts. The id of a section becomes an id of the page in the same way. */
const OWN_IDS = ['errors', 'draft'];

/**
 * Compares the fields that a form shows with its data schema, and checks the columns that it fills. `texts` is the
 * value of content/form-texts.json, if it can be read, `widgets` those that the site adds.
 */
export function checkForm(
  id: string,
  { source, value }: ParsedFile,
  data: DataSchema | undefined,
  texts: unknown,
  widgets?: SiteWidgets,
): FoundDiagnostic[] {
  if (!data) {
    const message = `There is no ${dataSchemaFile(id)}, the data schema of this form.`;
    const hint = 'Create it, or start with: npm run new form <name>';
    return [foundInFile(fileDiagnostic(source.path, 'form-mismatch', message, hint))];
  }
  // A schema that cannot be a form has no complete list of fields, with which the content could be compared.
  if (data.diagnostics.length > 0) return [];
  const found: FoundDiagnostic[] = [];
  const report: ReportFormDiagnostic = (jsonPath, message, hint, part = 'value', right) =>
    found.push(
      locateDiagnostic({
        code: 'form-mismatch',
        source,
        jsonPath,
        part,
        message,
        hint,
        fix: right === undefined ? undefined : { kind: 'set', path: jsonPath, value: right },
      }),
    );
  const form = { value: objectOf(value), jsonPath: [] };
  const sections = entriesIn(form, 'sections');
  const isTaken = 'an id that another part of the form has';
  reportTaken(namedBy('id', sections), OWN_IDS, isTaken, 'Choose another id.', report);
  checkFields(sections, data.fields, ['sections'], {
    schema: dataSchemaFile(id),
    messages: texts === undefined ? undefined : { ...messagesIn(texts), ...messagesIn(value) },
    lacking: new Set(),
    widgets,
    report,
  });
  const destination = { value: objectOf(form.value['destination']), jsonPath: ['destination'] };
  checkDestination(destination, data.fields, report);
  checkDelivery(form, data.fields, report);
  return found;
}
