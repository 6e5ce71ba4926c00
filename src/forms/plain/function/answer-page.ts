import { type HTMLElement, parse } from 'node-html-parser';
import type { Form } from '@json-site/model/content-types';
import type { LabelledValue } from '../../submit/format-values.ts';
import type { SubmitOutcome } from '../../submit/outcomes.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { fillValues, showErrors } from './fill-form.ts';
import { fillLists } from './fill-lists.ts';
import type { ShownError } from './judge.ts';
import type { Sent } from './sent.ts';

/** What became of a submission. Without an outcome, it has errors, or the visitor has changed a list. */
export interface Result {
  outcome?: SubmitOutcome;
  errors: readonly ShownError[];
  sent: Sent;
  /** The path of the entry or the list that takes the focus. */
  focus?: string | undefined;
  answers: readonly LabelledValue[];
  reference?: string | undefined;
}

/** A page of the site, as the build has rendered it for answers. */
export interface Template {
  root: HTMLElement;
  container: HTMLElement;
  form: Form;
  language: string;
}

/** The content of a form that the page has, as its component received it. */
function contentOf(container: HTMLElement): Form | undefined {
  const data = container.querySelector('script[type="application/json"]');
  return data ? (JSON.parse(data.rawText) as Form) : undefined;
}

/** Reads the page of a form. Undefined if the page has no such form. */
export function readTemplate(html: string, formId: string): Template | undefined {
  // Scripts are removed, and what replaces them: the styles are in the page already.
  const root = parse(html.replace(/<noscript>.*?<\/noscript>/gs, ''));
  const container = root.querySelector(`[data-plain="${formId}"]`);
  const form = container ? contentOf(container) : undefined;
  const language = root.querySelector('html')?.getAttribute('lang') ?? 'en-GB';
  return container && form ? { root, container, form, language } : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function fillText(element: HTMLElement, placeholder: string, text: string): void {
  const escaped = text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
  element.innerHTML = element.innerHTML.replaceAll(placeholder, () => escaped);
}

/** Fills in the list of answers: one part for each group, and one row for each answer. */
function fillAnswers(confirmation: HTMLElement, answers: readonly LabelledValue[]): void {
  const list = confirmation.querySelector('dl');
  const part = list?.parentNode;
  if (!list || !part) return;
  const titles = [...new Set(answers.map(({ groups }) => groups.join(': ')))];
  const parts = titles.map((title) => {
    const own = part.clone() as HTMLElement;
    const heading = own.childNodes[0] as HTMLElement;
    if (title === '') heading.remove();
    else fillText(heading, PLACEHOLDERS.group, title);
    const rows = own.querySelector('dl');
    const row = rows?.querySelector('div');
    if (!rows || !row) return own;
    rows.innerHTML = '';
    for (const { label, text } of answers.filter(({ groups }) => groups.join(': ') === title)) {
      const filled = row.clone() as HTMLElement;
      fillText(filled, PLACEHOLDERS.label, label);
      fillText(filled, PLACEHOLDERS.text, text);
      rows.appendChild(filled);
    }
    return own;
  });
  part.replaceWith(...parts);
}

function showConfirmation(container: HTMLElement, { reference, answers }: Result): void {
  const confirmation = container.querySelector('[data-confirmation]');
  if (!confirmation) return;
  if (reference) fillText(confirmation, PLACEHOLDERS.reference, reference);
  else
    for (const line of confirmation.querySelectorAll('p'))
      if (line.textContent.includes(PLACEHOLDERS.reference)) line.remove();
  fillAnswers(confirmation, answers);
  confirmation.querySelector('[tabindex="-1"]')?.setAttribute('autofocus', '');
  container.querySelector('form')?.remove();
}

/** Moves the focus to the first control of an entry, or to a list. */
function focusOn(form: HTMLElement, id: string, path: string): void {
  const entry = form.querySelector(`[data-entry="${path}"]`);
  const control = entry?.querySelector('input:not([type="hidden"]), select, textarea');
  (control ?? form.getElementById(`${id}.${path}`))?.setAttribute('autofocus', '');
}

/** Shows one form of the page with what was sent of it: what became of it, or as nobody has touched it. */
function showForm(container: HTMLElement, sent: Sent, result: Result | undefined): void {
  const id = container.getAttribute('data-plain') ?? '';
  if (result?.outcome === 'sent') {
    showConfirmation(container, result);
    return;
  }
  container.querySelector('[data-confirmation]')?.remove();
  const form = container.querySelector('form');
  if (!form) return;
  fillLists(form, id, sent);
  showErrors(container, id, result?.errors ?? []);
  for (const panel of container.querySelectorAll('[data-outcome]')) {
    if (panel.getAttribute('data-outcome') === result?.outcome) panel.setAttribute('autofocus', '');
    else panel.remove();
  }
  // They do nothing without scripts.
  for (const button of container.querySelectorAll('button[type="button"]')) button.remove();
  fillValues(form, sent);
  if (result?.focus !== undefined) focusOn(form, id, result.focus);
}

const ADDRESSES = ['href', 'src', 'action', 'poster'];
const ADDRESS_LISTS = ['srcset', 'imagesrcset'];

/** Makes the addresses of the page absolute: the answer may come from another server than the page. */
function makeAbsolute(root: HTMLElement, site: string): void {
  for (const element of root.querySelectorAll('*')) {
    for (const name of ADDRESSES) {
      const address = element.getAttribute(name);
      if (address?.startsWith('/')) element.setAttribute(name, site + address);
    }
    for (const name of ADDRESS_LISTS) {
      const list = element.getAttribute(name);
      if (list)
        element.setAttribute(
          name,
          list.replace(/(^|,\s*)\//g, (_, before) => `${before}${site}/`),
        );
    }
  }
}

/**
 * Returns the page that answers a submission.
 * @param initial Returns what a browser would send of a form that nobody has touched.
 */
export function answerPage(
  { root, container, form }: Template,
  result: Result,
  { site, initial }: { site: string; initial: (form: Form) => Sent },
): string {
  for (const one of root.querySelectorAll('[data-plain]')) {
    const other = one === container ? undefined : contentOf(one);
    showForm(one, other ? initial(other) : result.sent, other ? undefined : result);
  }
  for (const script of root.querySelectorAll('script')) script.remove();
  const title = root.querySelector('title');
  if (title && result.errors.length > 0) title.textContent = form.errors.titlePrefix + title.textContent;
  root.querySelector('head')?.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
  if (site) makeAbsolute(root, site);
  return root.toString();
}
