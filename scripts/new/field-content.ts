import { isQuestion, labelInSentence } from '@json-site/form-core/form-rules';
import { type DataField, labelFromName } from '@json-site/form-core/schema';
import { autocompleteOf } from './autofill.ts';
import { controlOf, unitOf } from './field-control.ts';
import { labelOfTitle, labelWritten, plainName } from './field-names.ts';
import {
  type Content,
  exampleOf,
  type FieldsContext,
  hintOf,
  listContent,
  MAX_LABEL,
  messagesOf,
  shortLabelOf,
} from './field-texts.ts';

/** A required choice with one option says nothing: the form fills it in. */
function isGiven({ kind, definitions, required, isConditional }: DataField): boolean {
  const [definition] = definitions;
  const values = definition && 'enum' in definition ? definition.enum : undefined;
  return kind === 'choice' && values?.length === 1 && required === 'always' && !isConditional;
}

/** Names of constants that describe the data, which are sent and not shown. */
const OF_SCHEMA = /version|schema|^(form|document|record)?(type|kind|id)$/;

export const isMarked = ({ required, kind, fields, oneOf }: DataField): boolean =>
  kind === 'group' ? fields.some(isMarked) : required !== 'never' && oneOf === undefined;

/** `first` is "First name" in a group that asks for a name. */
function labelOfName(name: string, parent: string | undefined): string {
  const label = labelFromName(name);
  const isPart = /^(?:first|middle|last|given|family|maiden)$/i.test(name) && /\bname\b/i.test(parent ?? '');
  return isPart ? `${label} name` : label;
}

/** Messages put the label of a choice between objects after "Choose". A question asks for the alternative itself. */
function labelOfChoice(about: string | undefined): string {
  if (about === undefined) return 'Option';
  return isQuestion(about) ? about : `Kind of ${labelInSentence(about)}`;
}

function labelOf(
  field: DataField,
  parent: string | undefined,
  { marksOptional }: FieldsContext,
): string | undefined {
  const { name, title, kind, required, definitions } = field;
  const isChoice = definitions.some((one) => one.type === 'string' && one.choiceOf !== undefined);
  const own = isChoice
    ? labelOfChoice(title ?? parent)
    : title === undefined
      ? labelOfName(name, parent).slice(0, MAX_LABEL)
      : labelOfTitle(title);
  // Its fields have marks, but nobody has to fill them in.
  const isEmptyGroup = kind === 'group' && isMarked(field);
  const isPlain = marksOptional && kind !== 'group' && kind !== 'boolean';
  const isOptional = (isEmptyGroup || isPlain) && required === 'never' && !/optional/i.test(own);
  const optional = `${own} (optional)`;
  if (isOptional && optional.length <= MAX_LABEL) return optional;
  // A label that the schema says as it is shown is not written again. One that is too long stays with the schema.
  const isSaid = own === title || own.length > MAX_LABEL;
  return title === undefined || isChoice || !isSaid ? own : undefined;
}

/** A field as a maintainer would write it: only what the data schema does not say. */
export function fieldContent(field: DataField, context: FieldsContext, parent = context.noun): Content {
  const label = labelOf(field, parent, context);
  const shortLabel = shortLabelOf(field, label ?? labelWritten(field), context);
  const autocomplete = autocompleteOf(field, context.visitor);
  const widget = controlOf(field);
  const found = exampleOf(field);
  const example = found !== undefined && !/[{}]/.test(found) ? found : undefined;
  const messages = messagesOf(field, example, context);
  const hint = hintOf(field, example, context);
  const unit = unitOf(field);
  const fields = field.fields.map((inner) => fieldContent(inner, context, labelWritten(field)));
  const isPlain = fields.every((inner) => Object.keys(inner).length === 1);
  return {
    name: field.name,
    ...(label !== undefined && { label }),
    ...(shortLabel !== undefined && { shortLabel }),
    ...(hint !== undefined && { hint }),
    ...(widget && { widget }),
    ...(autocomplete && { autocomplete }),
    ...(unit !== undefined && { unit }),
    ...(isGiven(field) && (OF_SCHEMA.test(plainName(field.name)) ? { hidden: true } : { prefill: true })),
    ...listContent(field, context),
    ...(Object.keys(messages).length > 0 && { messages }),
    ...(!isPlain && { fields }),
  };
}
