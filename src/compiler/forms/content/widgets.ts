import type { CoreSchema, FormatName } from '../core-schema.ts';
import { optionsAmong } from '../definitions.ts';
import type { DataField } from '../form-fields.ts';

/** The controls for a text of each format, the usual one first. */
const BY_FORMAT: Record<FormatName, readonly string[]> = {
  email: ['email', 'text'],
  uri: ['url', 'text'],
  tel: ['tel', 'text'],
  date: ['date'],
  time: ['time'],
  'date-time': ['date-time'],
  uuid: ['text'],
};

const FEW_OPTIONS = 4;

const isConsent = (definition: CoreSchema | undefined) =>
  definition?.type === 'boolean' && definition.enum?.length === 1 && definition.enum[0] === true;

function textWidgets(definition: CoreSchema | undefined, isLong = false): readonly string[] {
  if (definition?.type === 'integer' || definition?.type === 'number') return ['number'];
  if (definition?.type !== 'string') return ['text'];
  if (definition.format) return BY_FORMAT[definition.format];
  return [...(isLong ? ['textarea', 'text'] : ['text', 'textarea']), 'tel', 'email', 'url'];
}

function booleanWidgets({ definitions, required, optionTitles }: DataField): readonly string[] {
  const isSentUnticked = definitions.some((one) => one.type === 'boolean' && one.unticked === false);
  if (isSentUnticked || definitions.some(isConsent)) return ['checkbox'];
  // A box that is not ticked sends nothing, so a required answer needs two options.
  if (required !== 'never') return ['yes-no'];
  // A box cannot show what the schema calls its two values.
  return optionTitles.size > 0 ? ['yes-no', 'checkbox'] : ['checkbox', 'yes-no'];
}

/** The values that a field with options offers, in the order of the data schema. */
export function optionValues({ definitions }: DataField): unknown[] {
  const values = definitions.flatMap((definition): readonly unknown[] => {
    const item = definition.type === 'array' ? definition.items : definition;
    return optionsAmong([item]) ?? [];
  });
  return [...new Set(values)];
}

/** The controls that fit a field; the first one is the default. A list and a group have no control themselves. */
export function widgetsOf(field: DataField): readonly string[] {
  const [definition] = field.definitions;
  switch (field.kind) {
    case 'list':
    case 'group':
      return [field.kind];
    case 'choice':
      return optionValues(field).length > FEW_OPTIONS ? ['select', 'radios'] : ['radios', 'select'];
    case 'choices':
      return ['checkboxes'];
    case 'boolean':
      return booleanWidgets(field);
    case 'texts':
      return textWidgets(definition?.type === 'array' ? definition.items : definition, field.isLong);
    default:
      return textWidgets(
        field.definitions.find((one) => one.type === 'string' && one.format) ?? definition,
        field.isLong,
      );
  }
}

/** `web-application` → `Web application`. A value that is written like a text stays as it is. */
export function optionLabel(value: unknown): string {
  const text = String(value);
  if (typeof value !== 'string' || !/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/.test(text)) return text;
  const words = text.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
