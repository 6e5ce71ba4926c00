import type { FormField } from '../../../generated/content-types.ts';
import { fillIn } from '../../form-rules/fill-in.ts';
import { isQuestion, nameInMessages } from '../../form-rules/messages.ts';
import { type SiteWidgets, WIDGETS, type WidgetName } from '../../form-rules/widgets.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { DataField } from '../form-fields.ts';
import { messageKeysOf } from './field-rules.ts';
import { optionLabel, optionValues, replacedBy, widgetOf } from './widgets.ts';

type Written = Record<string, unknown>;

/** The shared texts of which the compiler makes parts of fields. */
interface FieldTexts {
  list?: Record<string, string>;
  yesNo?: Record<string, string>;
  select?: string;
  question?: string;
  messages?: Record<string, string>;
}

/** The fields as their components receive them, and the shared texts that they need. */
export interface CompleteFields {
  /** `siblings` are all fields of the same object; the fields of a form are in several sections. */
  complete(written: unknown, fields: readonly DataField[], siblings?: unknown): FormField[];
  /** The names of the messages that fields use and do not have themselves. */
  messages: Set<string>;
  /** The parts of the shared texts that fields need. */
  parts: Set<string>;
}

/** Facts about a field that messages about other fields contain. */
interface Labelled {
  label: string;
  shortLabel?: string;
}

const written = (value: unknown): Written[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Leaves out what neither side says. */
function defined(values: Written): Written {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function labelOf(own: Written, data: DataField): string {
  return typeof own['label'] === 'string' ? own['label'] : (data.title ?? data.name);
}

/** Creates the function that adds to the fields of a form what the data schema and the shared texts say. `widgets`: the site's. */
export function createFieldCompleter(texts: FieldTexts, widgets: SiteWidgets = {}): CompleteFields {
  const messages = new Set<string>();
  const parts = new Set<string>();

  function optionsOf(own: Written, data: DataField, widget: WidgetName): unknown {
    if (own['options'] !== undefined) return own['options'];
    if (WIDGETS[widget].text === 'yesNo') {
      const { yes, no } = texts.yesNo ?? {};
      return [
        { value: true, label: data.optionTitles.get(true) ?? yes },
        { value: false, label: data.optionTitles.get(false) ?? no },
      ];
    }
    if (data.kind !== 'choice' && data.kind !== 'choices') return undefined;
    return optionValues(data).map((value) => ({
      value,
      label: data.optionTitles.get(value) ?? optionLabel(value),
    }));
  }

  function listTexts(own: Written, label: string): Written {
    parts.add('list');
    const { item = '', add = '', remove = '' } = texts.list ?? {};
    return {
      itemLabel: own['itemLabel'] ?? fillIn(item, { label }),
      add: own['add'] ?? fillIn(add, { label }),
      remove: own['remove'] ?? remove,
    };
  }

  /** The field's own messages, and the shared one about another field with that field's label in it. */
  function messagesOf(
    own: Written,
    data: DataField,
    widget: WidgetName,
    siblings: Map<string, Labelled>,
  ): unknown {
    const ownMessages = isObject(own['messages']) ? { ...own['messages'] } : {};
    for (const { own: name, shared } of messageKeysOf(data, widget)) {
      if (name === 'after') {
        const template = ownMessages[name] ?? texts.messages?.[shared];
        const other = data.definitions.flatMap((one) => ('after' in one && one.after ? [one.after] : []))[0];
        const sibling = other === undefined ? undefined : siblings.get(other);
        if (typeof template === 'string' && sibling) {
          ownMessages[name] = fillIn(template, { other: nameInMessages(sibling, texts.question) });
        }
      } else if (ownMessages[name] === undefined) messages.add(shared);
    }
    return Object.keys(ownMessages).length > 0 ? ownMessages : undefined;
  }

  function completeField(own: Written, data: DataField, siblings: Map<string, Labelled>): FormField {
    const label = labelOf(own, data);
    const chosen = own['widget'];
    const widget = widgetOf(data, chosen, widgets);
    const { text } = WIDGETS[widget];
    const written = { calendar: undefined, select: own['placeholder'], yesNo: own['options'] };
    if (data.isConditional) parts.add('conditions');
    if (text && written[text] === undefined) parts.add(text);
    if (isQuestion(String(own['shortLabel'] ?? label))) parts.add('question');
    const isList = data.kind === 'list' || data.kind === 'texts';
    // The content fits the schema from which the type is generated, and this function adds the rest.
    return defined({
      ...own,
      label,
      hint: own['hint'] ?? data.description,
      kind: data.kind,
      widget,
      control: replacedBy(chosen, widgets) === widget ? chosen : undefined,
      placeholder: own['placeholder'] ?? (text === 'select' ? texts.select : undefined),
      options: optionsOf(own, data, widget),
      ...(isList && listTexts(own, label)),
      messages: messagesOf(own, data, widget, siblings),
      fields: data.fields.length > 0 ? complete(own['fields'], data.fields) : undefined,
    }) as unknown as FormField;
  }

  /** Without a list in the content, a group shows every field of the data schema. */
  function complete(list: unknown, fields: readonly DataField[], siblings: unknown = list): FormField[] {
    const all = written(siblings);
    const own = list === undefined ? fields.map(({ name }): Written => ({ name })) : written(list);
    const labelled = new Map(
      fields.map((data): [string, Labelled] => {
        const entry = all.find(({ name }) => name === data.name) ?? {};
        const { shortLabel } = entry;
        const label = labelOf(entry, data);
        return [data.name, typeof shortLabel === 'string' ? { label, shortLabel } : { label }];
      }),
    );
    return own.flatMap((entry) => {
      const data = fields.find(({ name }) => name === entry['name']);
      return data ? [completeField(entry, data, labelled)] : [];
    });
  }

  return { complete, messages, parts };
}
