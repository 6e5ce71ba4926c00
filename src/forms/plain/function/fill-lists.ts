import { type HTMLElement, parse } from 'node-html-parser';
import { LIST_BUTTONS } from '../list-buttons.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { entryCounts } from './entry-counts.ts';
import type { Sent } from './sent.ts';

/** The attributes that name a field by its path, or several of them. */
const NAMING = [
  ...['id', 'name', 'for', 'href', 'aria-describedby', 'aria-labelledby', 'aria-controls'],
  ...['data-list', 'data-entry'],
];

/** The value of the buttons of lists is a path. */
const isButton = (element: HTMLElement) =>
  Object.values<string>(LIST_BUTTONS).includes(element.getAttribute('name') ?? '');

/** Names the fields of an entry by another index. */
function renumber(entry: HTMLElement, formId: string, from: string, to: string): void {
  const renamed = (token: string): string => {
    const around = ['', `${formId}.`, `#${formId}.`].find((one) => token.startsWith(one + from));
    if (around === undefined) return token;
    const rest = token.slice(around.length + from.length);
    return rest === '' || /^[.-]/.test(rest) ? around + to + rest : token;
  };
  for (const element of [entry, ...entry.querySelectorAll('*')]) {
    for (const name of [...NAMING, ...(isButton(element) ? ['value'] : [])]) {
      const value = element.getAttribute(name);
      if (value?.includes(from)) element.setAttribute(name, value.split(' ').map(renamed).join(' '));
    }
  }
}

/** The lists in an element that are in no other list in it. */
function listsIn(element: HTMLElement): HTMLElement[] {
  const all = element.querySelectorAll('[data-list]');
  const isInOther = (list: HTMLElement) =>
    all.some((other) => other !== list && other.querySelectorAll('[data-list]').includes(list));
  return all.filter((list) => !isInOther(list));
}

function fillList(
  list: HTMLElement,
  formId: string,
  counts: ReadonlyMap<string, number>,
  depth: number,
): void {
  const path = list.getAttribute('data-list') ?? '';
  const items = list.querySelector('[data-items]');
  const sample = items?.querySelector('[data-entry]')?.outerHTML ?? '';
  if (!items) return;
  const count = counts.get(path) ?? 0;
  items.innerHTML = '';
  for (let index = 0; index < count; index++) {
    const entry = parse(sample.replaceAll(PLACEHOLDERS.entry(depth), String(index + 1))).querySelector(
      '[data-entry]',
    );
    if (!entry) continue;
    renumber(entry, formId, `${path}.0`, `${path}.${index}`);
    items.appendChild(entry);
    for (const inner of listsIn(entry)) fillList(inner, formId, counts, depth + 1);
  }
  if (count <= Number(list.getAttribute('data-least') ?? 0))
    for (let index = 0; index < count; index++)
      items.querySelector(`button[name="${LIST_BUTTONS.remove}"][value="${path}.${index}"]`)?.remove();
  if (count >= Number(list.getAttribute('data-most') ?? Number.POSITIVE_INFINITY))
    list.querySelector(`button[name="${LIST_BUTTONS.add}"][value="${path}"]`)?.remove();
}

/** Gives each list of a form as many entries as were sent. The page has one, as a sample. */
export function fillLists(form: HTMLElement, formId: string, sent: Sent): void {
  const counts = entryCounts(sent);
  for (const list of listsIn(form)) fillList(list, formId, counts, 0);
}
