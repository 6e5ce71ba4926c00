import type { Form } from '../../generated/content-types.ts';
import type { CompileContext } from '../resolve/compile-context.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { Diagnostic } from '../types.ts';
import { completeTexts, TEXTS_OF_EVERY_FORM, type TextPart } from './form-texts.ts';

type Fields = Record<string, unknown>[];

export interface CompleteForm {
  /** The form as a component receives it; null if a text is missing. */
  form: Form | null;
  diagnostics: Diagnostic[];
}

function fieldsOf(form: Record<string, unknown>): Fields {
  const sections = Array.isArray(form['sections']) ? form['sections'] : [];
  return sections.flatMap((section) =>
    isObject(section) && Array.isArray(section['fields']) ? section['fields'].filter(isObject) : [],
  );
}

/** The parts of the shared texts that some fields need. */
function textsFor(fields: Fields): TextPart[] {
  return fields.some(({ widget }) => widget === 'date') ? ['calendar'] : [];
}

/** Adds the shared texts to a form, which then has everything that its component needs. */
export function completeForm(
  record: Record<string, unknown>,
  { source }: ParsedFile,
  context: CompileContext,
): CompleteForm {
  const { project } = context;
  const isText = (name: string) => Object.hasOwn(project.input.schemas.formTexts.properties ?? {}, name);
  const entries = Object.entries(record);
  const own = Object.fromEntries(entries.filter(([name]) => isText(name)));
  const rest = Object.fromEntries(entries.filter(([name]) => !isText(name)));
  const parts = [...TEXTS_OF_EVERY_FORM, ...textsFor(fieldsOf(record))];
  const { texts, diagnostics } = completeTexts(context.formTexts(), own, parts, source, project);
  // The record follows form.schema.json, the texts are complete: together they are what the type is generated from.
  const form = { ...rest, ...texts } as unknown as Form;
  return { form: diagnostics.length > 0 ? null : form, diagnostics };
}
