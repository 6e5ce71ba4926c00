import type { CoreObject, CoreSchema } from '../../../src/form-core/core-schema.ts';
import {
  definitionsNamed,
  groupsAmong,
  itemDefinitions,
} from '../../../src/form-core/form-rules/definitions.ts';
import { fieldsOf } from '../../../src/forms/fields.ts';
import { joinDateTime, splitDateTime, toStoredDateTime } from '../../../src/forms/values/date-times.ts';
import { formatDate } from '../../../src/forms/values/dates.ts';
import type { FormValue, FormValues } from '../../../src/forms/values/form-values.ts';
import { initialValues } from '../../../src/forms/values/initial-values.ts';
import { parseNumber, writeNumber } from '../../../src/forms/values/numbers.ts';
import { parseDate } from '../../../src/forms/values/parse-date.ts';
import type { Form, FormField } from '../../../src/model/content-types.ts';

type Pair = [name: string, text: string];

/** An answer, as the control has it with scripts, and as a browser sends it without them. */
interface Entered {
  value: FormValue | undefined;
  pairs: Pair[];
}

const NOTHING: Entered = { value: undefined, pairs: [] };

const one = (path: string, text: string, value: FormValue = text): Entered => ({
  value: text === '' ? undefined : value,
  pairs: [[path, text]],
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function dateTime(text: string, path: string): Entered {
  const [date, time] = splitDateTime(text);
  const clock = /^\d\d:\d\d/.exec(time)?.[0] ?? '';
  const joined = joinDateTime(parseDate(formatDate(date)), clock);
  return {
    value: joined === '' ? undefined : toStoredDateTime(joined),
    pairs: [
      [path, formatDate(date)],
      [path, clock],
    ],
  };
}

/** What becomes of a text that is typed. A line has no line breaks, and a control of times nothing else. */
function typed({ widget }: FormField, value: unknown, path: string): Entered {
  if (typeof value === 'number' || widget === 'number') {
    const text = typeof value === 'number' ? writeNumber(value, () => 'en-GB') : String(value);
    return one(path, text, parseNumber(text, 'en-GB'));
  }
  const text = String(value);
  if (widget === 'date') return one(path, formatDate(text), parseDate(formatDate(text)));
  if (widget === 'date-time') return dateTime(text, path);
  if (widget === 'time') return one(path, /^\d\d:\d\d/.exec(text)?.[0] ?? '');
  if (widget !== 'textarea') return one(path, text.replaceAll(/[\r\n]/g, ''));
  return { ...one(path, text), pairs: [[path, text.replaceAll('\n', '\r\n')]] };
}

/** One of the options, or none: nothing else can be chosen. */
function chosen({ options = [] }: FormField, value: unknown, path: string): Entered {
  const option = options.find((entry) => entry.value === value);
  return option ? one(path, String(option.value), option.value) : NOTHING;
}

function ticked({ options = [], exclusive = [] }: FormField, value: unknown, path: string): Entered {
  const all = options.filter((option) => Array.isArray(value) && value.includes(option.value));
  const alone = all.filter((option) => exclusive.includes(option.value));
  const kept = (alone.length > 0 ? alone.slice(0, 1) : all).map((option) => option.value);
  return {
    value: kept.length > 0 ? kept : undefined,
    pairs: kept.map((entry): Pair => [path, String(entry)]),
  };
}

function scalar(field: FormField, value: unknown, path: string): Entered {
  if (field.widget === 'checkbox') return value === true ? one(path, 'true', true) : NOTHING;
  if (field.kind === 'choices') return ticked(field, value, path);
  if (['select', 'radios', 'yes-no'].includes(field.widget)) return chosen(field, value, path);
  return value === undefined ? one(path, '') : typed(field, value, path);
}

function list(field: FormField, definitions: CoreSchema[], value: unknown, path: string): Entered {
  const entries = (Array.isArray(value) ? value : []).map((entry: unknown, index): Entered => {
    const own = `${path}.${index}`;
    const inner = { ...field, kind: 'text' as const };
    const { value: entered, pairs } =
      field.kind === 'list'
        ? group(field.fields ?? [], groupsAmong(itemDefinitions(definitions)), entry, `${own}.`)
        : scalar(inner, entry, own);
    return { value: entered ?? '', pairs: [['_entry', own], ...pairs] };
  });
  return {
    value: entries.length > 0 ? entries.map((entry) => entry.value ?? '') : undefined,
    pairs: entries.flatMap((entry) => entry.pairs),
  };
}

function group(
  fields: readonly FormField[],
  groups: CoreObject[],
  values: unknown,
  around: string,
): { value: FormValues; pairs: Pair[] } {
  const given = isRecord(values) ? values : {};
  const initial = initialValues(groups);
  const entries = fields.map((field): [string, Entered] => {
    const { name, kind, fields: inner = [] } = field;
    const definitions = definitionsNamed(groups, name);
    const path = around + name;
    if (field.hidden) return [name, { value: initial[name], pairs: [] }];
    if (kind === 'group') return [name, group(inner, groupsAmong(definitions), given[name], `${path}.`)];
    if (kind === 'list' || kind === 'texts') return [name, list(field, definitions, given[name], path)];
    return [name, scalar(field, given[name], path)];
  });
  return {
    value: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    pairs: entries.flatMap(([, { pairs }]) => pairs),
  };
}

/** Answers to a form: the values that its controls have with scripts, and what a browser sends without them. */
export const enteredAnswers = (form: Form, core: CoreObject, values: Record<string, unknown>) =>
  group(fieldsOf(form), [core], values, '');
