import { definitionsNamed, groupsAmong, itemDefinitions } from '@json-site/form-core/form-rules';
import type { CoreObject, CoreSchema } from '@json-site/form-core/schema';
import type { Form, FormField } from '@json-site/model/content-types';
import { fieldsOf } from '../../fields.ts';
import { initialValues } from '../../values/initial-values.ts';
import { LIST_BUTTONS } from '../list-buttons.ts';
import { entryCounts } from './entry-counts.ts';
import { asSent, type Sent, withMore } from './sent.ts';

/** The texts of a form after one of its lists has changed. */
export interface Changed {
  sent: Sent;
  /** The path of the entry or the list that takes the focus. */
  focus: string | undefined;
}

interface List {
  field: FormField;
  items: CoreSchema[];
}

/** The list at a path, such as `teams.0.members`. Undefined if the form has none there. */
function listAt(
  [name = '', ...rest]: readonly string[],
  fields: readonly FormField[],
  groups: readonly CoreObject[],
): List | undefined {
  const field = fields.find((one) => one.name === name && !one.hidden);
  if (!field) return undefined;
  const definitions = definitionsNamed(groups, name);
  const inner = field.fields ?? [];
  if (field.kind === 'group') return listAt(rest, inner, groupsAmong(definitions));
  const items = itemDefinitions(definitions);
  if (rest.length === 0)
    return field.kind === 'list' || field.kind === 'texts' ? { field, items } : undefined;
  return listAt(rest.slice(1), inner, groupsAmong(items));
}

/** Adds an entry to a list, with the values that a new one has. */
function added(sent: Sent, path: string, { field, items }: List): Changed {
  const entry = `${path}.${entryCounts(sent).get(path) ?? 0}`;
  const initial = field.kind === 'list' ? initialValues(groupsAmong(items)) : {};
  const more = asSent(field.fields ?? [], initial, `${entry}.`);
  return { sent: withMore(sent, [[LIST_BUTTONS.entry, entry], ...more]), focus: entry };
}

/** Removes an entry of a list. Those behind it move up. */
function removed(sent: Sent, path: string, index: number): Changed {
  const rename = (name: string): string[] => {
    const rest = name.startsWith(`${path}.`) ? name.slice(path.length + 1) : '';
    const [own = '', ...inner] = rest.split('.');
    if (!/^\d+$/.test(own) || Number(own) < index) return [name];
    return Number(own) === index ? [] : [[path, Number(own) - 1, ...inner].join('.')];
  };
  const entries = [...sent].flatMap(([name, texts]): [string, readonly string[]][] =>
    name === LIST_BUTTONS.entry
      ? [[name, texts.flatMap(rename)]]
      : rename(name).map((renamed) => [renamed, texts]),
  );
  return { sent: new Map(entries), focus: path };
}

/** What a form has after the visitor has pressed a button of a list; undefined if it was another button. */
export function changeOf(form: Form, core: CoreObject, sent: Sent): Changed | undefined {
  const [add] = sent.get(LIST_BUTTONS.add) ?? [];
  const [remove] = sent.get(LIST_BUTTONS.remove) ?? [];
  const entry = remove?.split('.') ?? [];
  const path = add ?? entry.slice(0, -1).join('.');
  if (add === undefined && remove === undefined) return undefined;
  const list = listAt(path.split('.'), fieldsOf(form), [core]);
  // The form may have another list since the page was made.
  if (!list) return { sent, focus: undefined };
  return add === undefined ? removed(sent, path, Number(entry.at(-1))) : added(sent, path, list);
}
