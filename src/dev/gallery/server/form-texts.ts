import { mergeTexts } from '../../../compiler/forms/form-texts.ts';
import { limitOf } from '../../../compiler/schema/describe-schema.ts';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { isObject, schemaAt } from '../../../compiler/schema/schema-walk.ts';
import { parseFile } from '../../../compiler/source/json-file.ts';
import { formatPath, type JsonPath } from '../../../compiler/source/locations.ts';
import { SINGLETONS } from '../../../compiler/source/project.ts';
import type { CompileInput } from '../../../compiler/types.ts';
import type { FormMessage, FormText, GalleryForm } from '../protocol.ts';

const FORMS = 'content/forms/';

/** Properties of a form that contain no texts, or texts that `messagesOf` returns. */
const SKIPPED = new Set(['$schema', 'sections', 'destination']);

function objectsIn(value: unknown, name: string): Record<string, unknown>[] {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function messagesOf(form: unknown, dataSchema: Schema | undefined): FormMessage[] {
  return objectsIn(form, 'sections').flatMap((section) =>
    objectsIn(section, 'fields').flatMap((field): FormMessage[] => {
      const name = String(field['name']);
      const messages = isObject(field['messages']) ? field['messages'] : {};
      return Object.entries(messages).map(([rule, message]) => ({
        field: name,
        label: String(field['label']),
        rule,
        limit: limitOf(dataSchema?.properties?.[name], rule),
        text: String(message),
      }));
    }),
  );
}

function textsOf(value: unknown, input: CompileInput, jsonPath: JsonPath): FormText[] {
  if (typeof value === 'string') {
    const schema = schemaAt(input.schemas.records['forms'] ?? {}, jsonPath, input.schemas);
    return [{ path: formatPath(jsonPath), text: value, description: schema?.description ?? '' }];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    jsonPath.length === 0 && SKIPPED.has(key) ? [] : textsOf(inner, input, [...jsonPath, key]),
  );
}

/** Returns the texts of all forms that a visitor sees only after an event: error messages, outcomes and the like. */
export function formTexts(input: CompileInput): GalleryForm[] {
  const sharedFile = input.files.find(({ path }) => path === SINGLETONS.formTextsFile);
  const shared = sharedFile && parseFile(sharedFile).value;
  return input.files
    .filter(({ path }) => path.startsWith(FORMS))
    .map((source) => {
      const id = source.path.slice(FORMS.length, -'.json'.length);
      const { value } = parseFile(source);
      const schema = input.formSchemas?.[id];
      const dataSchema = schema && (parseFile(schema).value as Schema | undefined);
      const merged = mergeTexts(isObject(shared) ? shared : {}, isObject(value) ? value : {});
      return { id, messages: messagesOf(value, dataSchema), texts: textsOf(merged, input, []) };
    });
}
