import type { Form } from '@json-site/model/content-types';
import { plainFormUrl } from '@json-site/model/visitor';
import { outcomeOf, type SubmitOutcome } from '../../submit/outcomes.ts';
import { toRow } from '../../submit/row.ts';
import { createFormLogic, type FormRules } from '../../validator.ts';
import { answerPage, type Result, readTemplate } from './answer-page.ts';
import { judge } from './judge.ts';
import { pageLanguage, setPageLanguage } from './language.ts';
import { changeOf } from './list-changes.ts';
import { pageHeaders } from './page-headers.ts';
import { isHoneypotFilled, readSent } from './read-request.ts';
import { RefusedRequest } from './refused-request.ts';
import { type Sent, untouched } from './sent.ts';
import type { Store } from './store.ts';

/** What the function needs besides a request. */
export interface Surroundings {
  /** Returns the file of the site at an address. */
  read: (path: string) => Promise<Response>;
  store: Store;
  /** The public address of the site; empty if the answer comes from there. */
  site: string;
  /** The addresses of the servers of the site that pass on forms. What they say of a visitor's address is true. */
  proxies?: readonly string[];
}

/** `/_submit/about` at a site's own address, `/submit/about` at the function's. Pages have no other characters. */
const ADDRESS = /^(?:\/functions\/v1)?\/_?submit((?:\/[a-z0-9-]+)+|\/)$/;

const STATUS: Record<SubmitOutcome, number> = {
  sent: 200,
  checkAnswers: 422,
  tooMany: 429,
  notSent: 503,
  offline: 503,
};

const plain = (status: number) =>
  new Response(String(status), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * The address by which the database counts: what the client can forge is before the last entry. An own server has
 * written the entry before its address.
 */
function addressOf({ headers }: Request, proxies: readonly string[]): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const peer = headers.get('cf-connecting-ip')?.trim() ?? hops.at(-1) ?? '';
  return (proxies.includes(peer) && hops[hops.lastIndexOf(peer) - 1]) || peer;
}

const coreOf = (rules: FormRules) => createFormLogic(rules).core;

async function resultOf(
  request: Request,
  { form, rules, sent }: { form: Form; rules: FormRules; sent: Sent },
  { store, proxies = [] }: Surroundings,
): Promise<Result> {
  const changed = changeOf(form, coreOf(rules), sent);
  if (changed) return { ...changed, errors: [], answers: [] };
  const { values, answers, errors } = judge(form, rules, sent);
  if (errors.length > 0) return { errors, sent, answers: [] };
  const visitor = {
    address: addressOf(request, proxies),
    isHoneypotFilled: isHoneypotFilled(sent),
    language: pageLanguage(),
  };
  const { reference, ...reply } = await store(form.destination.table, toRow(form, values), visitor);
  const outcome = outcomeOf(reply, false);
  if (outcome !== 'sent') console.error(`The form "${form.id}" was not stored.`, reply);
  return { outcome, errors: [], sent, answers, reference };
}

function statusOf({ outcome, errors }: Result): number {
  if (outcome) return STATUS[outcome];
  return errors.length > 0 ? 422 : 200;
}

async function answer(
  request: Request,
  allRules: Readonly<Record<string, FormRules>>,
  surroundings: Surroundings,
): Promise<Response> {
  const { read, site } = surroundings;
  if (request.method !== 'POST') throw new RefusedRequest(405);
  const { pathname, search } = new URL(request.url);
  const [, route] = ADDRESS.exec(pathname) ?? [];
  const rulesOf = (id: string) => (Object.hasOwn(allRules, id) ? allRules[id] : undefined);
  const id = search.slice(1).replace(/=$/, '');
  const rules = rulesOf(id);
  if (!route || !rules) throw new RefusedRequest(404);
  const sent = await readSent(request);
  const page = await read(plainFormUrl(route));
  if (!page.ok) throw new RefusedRequest(page.status === 404 ? 404 : 503);
  const template = readTemplate(await page.text(), id);
  if (!template) throw new RefusedRequest(404);
  setPageLanguage(template.language);
  const result = await resultOf(request, { form: template.form, rules, sent }, surroundings);
  // Another request may have set another one meanwhile.
  setPageLanguage(template.language);
  const initial = (form: Form): Sent => {
    const own = rulesOf(form.id);
    return own ? untouched(form, coreOf(own)) : new Map();
  };
  const html = answerPage(template, result, { site, initial });
  return new Response(html, { status: statusOf(result), headers: await pageHeaders(html, site) });
}

/** Returns the function that receives forms without JavaScript, and answers with a page of the site. */
export function receiver(rules: Readonly<Record<string, FormRules>>, surroundings: Surroundings) {
  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request, rules, surroundings);
    } catch (error) {
      if (error instanceof RefusedRequest) return plain(error.status);
      console.error('A form could not be received.', error instanceof Error ? error.name : 'unknown');
      return plain(503);
    }
  };
}
