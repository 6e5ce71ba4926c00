import { FORMS, schemaAt } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import { listMessages } from '@json-site/form-core/content';
import type { DataField } from '@json-site/form-core/schema';
import { readDataSchema } from '@json-site/form-core/schema';
import type { Form, FormField } from '@json-site/model/content-types';
import { plainText } from '@json-site/model/visitor';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import type { FormText, GalleryForm } from '../protocol.ts';

/** Properties of a form that contain no texts, or texts that are listed separately. */
const SKIPPED = new Set(['id', 'sections', 'destination', 'messages']);

function textsOf(value: unknown, input: CompileInput, jsonPath: JsonPath): FormText[] {
  const isText = typeof value === 'string' || Array.isArray(value);
  if (isText) {
    const schema = schemaAt(input.schemas.records[FORMS] ?? {}, jsonPath, input.schemas);
    const text = plainText(value as string);
    return [{ path: formatPath(jsonPath), text, description: schema?.description ?? '' }];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    jsonPath.length === 0 && SKIPPED.has(key) ? [] : textsOf(inner, input, [...jsonPath, key]),
  );
}

/** The texts of fields that are not on the page at first: in lists, and shown on a condition. */
function hiddenTexts(
  fields: readonly FormField[],
  defined: readonly DataField[],
  isHidden: boolean,
): FormText[] {
  return fields.flatMap((field) => {
    const data = defined.find(({ name }) => name === field.name);
    if (!data) return [];
    const hidden = isHidden || data.isConditional;
    const path = data.path.join('.');
    const { label, hint, placeholder, itemLabel, add, remove, options = [] } = field;
    const labels = options.length > 0 ? options.map((option) => option.label).join(', ') : undefined;
    const own = { ...(hidden && { label, hint, placeholder, options: labels }), itemLabel, add, remove };
    const description = data.isConditional ? 'Shown on a condition.' : '';
    const texts = Object.entries(own).flatMap(([name, text]): FormText[] =>
      text === undefined ? [] : [{ path: `${path}: ${name}`, text: plainText(text), description }],
    );
    return [...texts, ...hiddenTexts(field.fields ?? [], data.fields, hidden || data.kind === 'list')];
  });
}

function galleryForm(id: string, form: Form, input: CompileInput, language: string): GalleryForm {
  const source = input.formSchemas?.[id];
  const data = source ? readDataSchema(source).fields : [];
  const fields = form.sections.flatMap((section) => section.fields);
  return {
    id,
    messages: listMessages(form, data, language).map(({ limit, ...message }) => ({
      ...message,
      limit: limit?.toLocaleString(language) ?? '',
    })),
    texts: [...hiddenTexts(fields, data, false), ...textsOf(form, input, [])],
  };
}

/** Returns the texts of all forms that a visitor sees only after an event: error messages, outcomes and the like. */
export function formTexts(input: CompileInput, language: string): GalleryForm[] {
  // Without the pages, this takes no noticeable time.
  const files = input.files.filter(({ path }) => /^content\/form(s\/|-texts\.json$)/.test(path));
  const { forms } = compile({ ...input, files });
  return [...forms].map(([id, form]) => galleryForm(id, form, input, language));
}
