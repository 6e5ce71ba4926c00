import type { ParsedFile } from '@json-site/compiler/documents';
import type { CompileContext } from '@json-site/compiler/project';
import type { Form } from '@json-site/model/content-types';
import type { DataSchema } from '../data-schema.ts';
import { allFields } from '../form-fields.ts';
import { completeDestination } from '../table/destination.ts';
import { createFieldCompleter } from './complete-fields.ts';
import { mergeTexts, selectTexts } from './form-texts.ts';

/** What only the delivery of a submission reads. Pages do not publish it. */
const ONLY_FOR_DELIVERY: ReadonlySet<string> = new Set<keyof Form>(['recipients', 'receipt']);

/** The note above the fields, behind the sentence that one of them needs an answer. */
function withSentence(texts: unknown, note: Form['requiredNote'] = []): Form['requiredNote'] {
  const { form = '' } = Object(texts) as { form?: string };
  const nodes = typeof note === 'string' ? [note] : note;
  return nodes.length > 0 ? [`${form}. `, ...nodes] : `${form}.`;
}

/**
 * Adds to a form what the data schema and the shared texts say: its component then has everything that it needs. Null
 * if a text or the data schema is missing.
 */
export function completeForm(
  record: Record<string, unknown>,
  { source }: ParsedFile,
  data: DataSchema | undefined,
  context: CompileContext,
): Form | null {
  const { project } = context;
  const known = project.input.schemas.formTexts.properties ?? {};
  const rest = Object.fromEntries(
    Object.entries(record).filter(([name]) => !Object.hasOwn(known, name) && !ONLY_FOR_DELIVERY.has(name)),
  );
  const merged = mergeTexts(context.formTexts(), record);
  const fields = data?.fields ?? [];
  const { complete, messages, parts } = createFieldCompleter(
    merged,
    project.language,
    project.input.schemas.widgets,
  );
  // The record follows forms.schema.json, from which the type is generated.
  const { sections = [], pages, destination, requiredNote } = rest as Partial<Form>;
  const all = sections.flatMap((section) => section.fields);
  const completeSections = sections.map((section) => ({
    ...section,
    fields: complete(section.fields, fields, all),
  }));
  if (pages) parts.add('paging');
  // An entirely empty form is refused, and none of its fields is required.
  const isAnyNeeded = allFields(fields).some(({ oneOf }) => oneOf?.length === 0);
  const note = isAnyNeeded && withSentence(merged['oneAnswer'], requiredNote);
  const { texts, isComplete } = selectTexts(merged, parts, messages, source, context);
  if (!project.input.formSchemas) return { ...rest, ...texts } as unknown as Form;
  if (!data || data.diagnostics.length > 0 || !isComplete) return null;
  return {
    ...rest,
    ...(note && { requiredNote: note }),
    sections: completeSections,
    ...texts,
    destination: completeDestination(String(record['id']), data.core, destination),
  } as unknown as Form;
}
