import type { FormField } from '@json-site/model/content-types';
import { fillIn } from '@json-site/model/visitor';
import { type SiteWidgets, WIDGETS, type WidgetName } from '@json-site/model/widgets';
import type { DataField } from '../form-fields.ts';
import { isQuestion, labelInSentence, nameInMessages } from '../form-rules/messages.ts';
import { MANY_OPTIONS } from '../limits.ts';
import { messageKeysOf } from './field-rules.ts';
import { type OnlyIfTexts, onlyIfOf, type Words } from './only-if.ts';
import { hasOptions, isSometimesChoice, optionLabel, optionValues, replacedBy, widgetOf } from './widgets.ts';

/** The shared texts of which the compiler makes parts of fields. */
interface FieldTexts {
  list?: Record<string, string>;
  yesNo?: Record<string, string>;
  select?: string;
  filter?: string;
  question?: string;
  oneAnswer?: Record<string, string>;
  onlyIf?: OnlyIfTexts;
  messages?: Record<string, string>;
}

/** A field as the content has it, which follows the schema from which the type is generated. */
type WrittenField = Pick<FormField, 'name'> & Partial<FormField>;

/** Names another field of the same object in a message. */
type NameOf = (field: string) => string | undefined;

/** The decimal places of amounts, of which answers show all. */
const decimalsOf = ({ definitions }: DataField) =>
  definitions.some((one) => 'multipleOf' in one && one.multipleOf === 0.01) ? 2 : undefined;

const labelOf = (own: WrittenField, data: DataField) => own.label ?? data.title ?? data.name;

/**
 * Creates the function that adds to the fields of a form what the data schema and the shared texts say. `widgets`: the
 * site's.
 */
export function createFieldCompleter(texts: FieldTexts, language: string, widgets: SiteWidgets = {}) {
  /** The names of the messages that fields use and do not have themselves. */
  const messages = new Set<string>();
  /** The parts of the shared texts that fields need. */
  const parts = new Set<string>();

  function optionsOf(data: DataField, widget: WidgetName): FormField['options'] {
    const isAnswer = data.kind === 'boolean';
    if ((isAnswer || !hasOptions(data)) && WIDGETS[widget].text !== 'yesNo') return undefined;
    const { yes, no } = texts.yesNo ?? {};
    const words = new Map<unknown, string | undefined>([
      [true, yes],
      [false, no],
    ]);
    const values = optionValues(data);
    return values.map((value) => {
      const hint = WIDGETS[widget].text === 'select' ? undefined : data.optionHints?.[String(value)];
      return {
        value,
        label: data.optionTitles.get(value) ?? words.get(value) ?? optionLabel(value, values),
        ...(hint !== undefined && { hint }),
      };
    });
  }

  function listTexts(own: WrittenField, label: string, itemTitle = label): Partial<FormField> {
    parts.add('list');
    const { item = '', add = '', remove = '' } = texts.list ?? {};
    const itemLabel = own.itemLabel ?? fillIn(item, { label: itemTitle });
    return {
      itemLabel,
      itemInSentence: labelInSentence(itemLabel, language),
      add: own.add ?? fillIn(add, { label, item: labelInSentence(itemTitle, language) }),
      remove: own.remove ?? remove,
    };
  }

  /** The field's own messages, and the shared one about another field with that field's name in it. */
  function messagesOf(own: WrittenField, data: DataField, widget: WidgetName, nameOf: NameOf) {
    const ownMessages: Record<string, string> = { ...own.messages };
    for (const { own: key, shared } of messageKeysOf(data, widget)) {
      if (key === 'after') {
        const template = ownMessages[key] ?? texts.messages?.[shared];
        const [after] = data.definitions.flatMap((one) => ('after' in one && one.after) || []);
        const other = after === undefined ? undefined : nameOf(after);
        if (template !== undefined && other !== undefined) ownMessages[key] = fillIn(template, { other });
      } else if (ownMessages[key] === undefined) messages.add(shared);
    }
    return Object.keys(ownMessages).length > 0 ? ownMessages : undefined;
  }

  /** Says that one of several fields needs an answer. Without names, any field of the form. */
  function oneAnswerOf(names: readonly string[], nameOf: NameOf): string {
    parts.add('oneAnswer');
    const { form = '', fields = '' } = texts.oneAnswer ?? {};
    if (names.length === 0) return form;
    return fillIn(fields, { labels: names.flatMap((name) => nameOf(name) ?? []).join(', ') });
  }

  /** The hint of a field, behind the sentence about those of which one needs an answer. */
  function hintOf(hint: FormField['hint'], sentence: string | undefined): FormField['hint'] {
    if (sentence === undefined || hint === undefined) return sentence ?? hint;
    return [`${sentence}. `, ...(typeof hint === 'string' ? [hint] : hint)];
  }

  function onlyIf(data: DataField, words: Words): string | undefined {
    if (!data.isConditional) return undefined;
    parts.add('conditions').add('onlyIf');
    return onlyIfOf(data, texts.onlyIf ?? {}, words, language);
  }

  /** How the sentence at a conditional field names another question, and an answer to it. */
  function wordsOf(fields: readonly DataField[], siblings: readonly WrittenField[]): Words {
    const find = (name: string): [WrittenField, DataField | undefined] => [
      siblings.find((one) => one.name === name) ?? { name },
      fields.find((one) => one.name === name),
    ];
    return {
      label: (name) => {
        const [own, data] = find(name);
        return data ? labelOf(own, data) : name;
      },
      answer: (name, value) => {
        const [own, data] = find(name);
        const { yes = '', no = '' } = texts.yesNo ?? {};
        const options = own.options ?? (data && optionsOf(data, widgetOf(data, own.widget, widgets)));
        const option = options?.find((one) => one.value === value)?.label;
        return option ?? (typeof value === 'boolean' ? (value ? yes : no) : String(value));
      },
    };
  }

  function completeField(
    own: WrittenField,
    data: DataField,
    nameOf: NameOf,
    { oneOf, words }: { oneOf: readonly string[] | undefined; words: Words },
  ): FormField {
    const label = labelOf(own, data);
    const widget = widgetOf(data, own.widget, widgets);
    const text = isSometimesChoice(data) ? 'select' : WIDGETS[widget].text;
    const written = { calendar: undefined, select: own.placeholder, yesNo: own.options };
    if (widget === 'date-time') parts.add('time');
    const isLong = widget === 'checkboxes' && optionValues(data).length > MANY_OPTIONS;
    if (isLong) parts.add('filter');
    if (text && written[text] === undefined) parts.add(text);
    if (isQuestion(own.shortLabel ?? label)) parts.add('question');
    const isList = data.kind === 'list' || data.kind === 'texts';
    const messages = messagesOf(own, data, widget, nameOf);
    // A group is never missing: a field in it is.
    const isMissing = data.oneOf && data.kind !== 'group' && !messages?.['required'];
    const required = isMissing && oneAnswerOf(data.oneOf ?? [], nameOf);
    if (data.words !== undefined && widget === 'textarea') parts.add('words');
    const field = {
      ...own,
      label,
      hint: hintOf(own.hint ?? data.description, oneOf && oneAnswerOf(oneOf, nameOf)),
      kind: data.kind,
      widget,
      control: replacedBy(own.widget, widgets) === widget ? own.widget : undefined,
      placeholder: own.placeholder ?? (text === 'select' ? texts.select : undefined),
      options: own.options ?? optionsOf(data, widget),
      filter: isLong ? texts.filter : undefined,
      decimals: decimalsOf(data),
      exclusive: data.exclusive as FormField['exclusive'],
      ...(isList && listTexts(own, label, data.itemTitle)),
      oneOf: data.oneOf && true,
      onlyIf: onlyIf(data, words),
      words: data.words,
      digits: data.digits,
      length: data.length,
      messages: required ? { ...messages, required } : messages,
      fields: data.fields.length > 0 ? complete(own.fields, data.fields) : undefined,
    };
    // Without what neither side says.
    return Object.fromEntries(
      Object.entries(field).filter(([, value]) => value !== undefined),
    ) as unknown as FormField;
  }

  /**
   * Without a list in the content, a group shows every field of the data schema. `siblings` are all fields of the same
   * object; the fields of a form are in several sections.
   */
  function complete(
    list: readonly WrittenField[] | undefined,
    fields: readonly DataField[],
    siblings = list,
  ): FormField[] {
    const nameOf = (name: string) => {
      const data = fields.find((one) => one.name === name);
      const own = siblings?.find((one) => one.name === name) ?? { name };
      return data && nameInMessages({ ...own, label: labelOf(own, data) }, texts.question, language);
    };
    const named = fields.map(({ name }) => ({ name }));
    /** The names of which one needs an answer, by the first of them on the page. */
    const sets = new Map(
      fields.flatMap(({ oneOf = [] }): [string, readonly string[]][] => {
        const first = (siblings ?? named).find(({ name }) => oneOf.includes(name));
        return first ? [[first.name, oneOf]] : [];
      }),
    );
    const words = wordsOf(fields, siblings ?? named);
    return (list ?? named).flatMap((own) => {
      const data = fields.find(({ name }) => name === own.name);
      return data ? [completeField(own, data, nameOf, { oneOf: sets.get(own.name), words })] : [];
    });
  }

  return { complete, messages, parts };
}
