import type { HTMLElement } from 'node-html-parser';
import type { ShownError } from './judge.ts';
import type { Sent } from './sent.ts';

const idOf = (form: string, path: readonly string[]) => [form, ...path].join('.');

function withoutDescription(element: HTMLElement, id: string): void {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Takes the message away from a field that has no error, and what says that its control is wrong. */
function clearError(message: HTMLElement): void {
  const frame = message.closest('[data-field]');
  message.remove();
  if (!frame) return;
  const hasFields = frame.querySelector('[data-field]') !== null;
  for (const element of [frame, ...(hasFields ? [] : frame.querySelectorAll('*'))]) {
    element.removeAttribute('data-error');
    element.removeAttribute('aria-invalid');
    withoutDescription(element, message.id);
  }
}

/** Shows each error beside its field and in the summary, which takes the focus. */
export function showErrors(container: HTMLElement, formId: string, errors: readonly ShownError[]): void {
  const byId = new Map(errors.map((error) => [idOf(formId, error.path), error]));
  for (const message of container.querySelectorAll('p').filter(({ id }) => id.endsWith('-error'))) {
    const error = byId.get(message.id.slice(0, -'-error'.length));
    if (error) message.textContent = error.message;
    else clearError(message);
  }
  const summary = container.querySelector('[data-error-summary]');
  if (errors.length === 0) summary?.remove();
  const list = summary?.querySelector('ul');
  const [line] = list?.querySelectorAll('li') ?? [];
  if (!summary || !list || !line) return;
  const lines = errors.map(({ path, summary: text }) => {
    const own = line.clone() as HTMLElement;
    const link = own.querySelector('a');
    link?.setAttribute('href', `#${idOf(formId, path)}`);
    if (link) link.textContent = text;
    return own;
  });
  list.innerHTML = '';
  for (const own of lines) list.appendChild(own);
  summary.setAttribute('autofocus', '');
}

function setFlag(element: HTMLElement, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, '');
  else element.removeAttribute(name);
}

function fillSelect(select: HTMLElement, value: string): void {
  for (const option of select.querySelectorAll('option'))
    setFlag(option, 'selected', option.getAttribute('value') === value);
}

/**
 * The library writes a value into its attribute as it is, and leaves out backslashes: each special character becomes
 * its number.
 */
const attributeText = (value: string): string =>
  value.replaceAll('\0', '').replace(/[&<>"'\\\s]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Puts back what was entered, as it was entered. */
export function fillValues(form: HTMLElement, sent: Sent): void {
  const used = new Map<string, number>();
  for (const control of form.querySelectorAll('input, select, textarea')) {
    const name = control.getAttribute('name') ?? '';
    const values = sent.get(name) ?? [];
    const type = control.getAttribute('type');
    if (type === 'checkbox' || type === 'radio') {
      setFlag(control, 'checked', values.includes(control.getAttribute('value') ?? ''));
      continue;
    }
    // The date and the time of one field have the same name.
    const index = used.get(name) ?? 0;
    used.set(name, index + 1);
    const value = values[index] ?? '';
    if (control.tagName === 'SELECT') fillSelect(control, value);
    // A parser leaves out a line break that is first.
    else if (control.tagName === 'TEXTAREA')
      control.textContent = value.startsWith('\n') ? `\n${value}` : value;
    else control.setAttribute('value', attributeText(value));
  }
}
