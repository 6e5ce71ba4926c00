import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { CoreObject } from '../../../src/form-core/core-schema.ts';
import { type Random, randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler, type Sampler } from '../../../src/form-core/sample/sample.ts';
import { createErrorTransformer } from '../../../src/forms/errors.ts';
import { loadParts } from '../../../src/forms/parts/load-parts.ts';
import { judge } from '../../../src/forms/plain/function/judge.ts';
import { receiver } from '../../../src/forms/plain/function/receive.ts';
import { withMore } from '../../../src/forms/plain/function/sent.ts';
import { PlainForm } from '../../../src/forms/plain/PlainForm.tsx';
import { toRow } from '../../../src/forms/submit/row.ts';
import { createFormLogic, type FormRules } from '../../../src/forms/validator.ts';
import type { FormValues } from '../../../src/forms/values/form-values.ts';
import type { Form } from '../../../src/model/content-types.ts';
import { dataSchemas } from '../../support/data-schemas.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { makeForm } from '../../support/made-form.ts';
import { compiledRules } from '../../support/rendered-form.tsx';
import { renderedPart } from '../../support/rendered-part.tsx';
import { enteredAnswers } from '../support/entered-answers.ts';
import { nearValid } from '../support/near-valid.ts';

type Values = Record<string, unknown>;

const FORMS = IS_FULL_RUN ? 40 : 4;
const ANSWERS = IS_FULL_RUN ? 1000 : 30;
/** Answers of which the page that comes back is read. */
const PAGES = IS_FULL_RUN ? 20 : 3;

/** Valid answers, some with a mistake, some with answers to questions that do not apply, some without an entry. */
function answersFor(core: CoreObject, sampler: Sampler, random: Random): Values {
  const valid = () => sampler.valid(random) ?? {};
  const kind = random();
  if (kind < 0.3) return valid();
  if (kind < 0.6) return nearValid(valid(), random) as Values;
  const both = { ...valid(), ...valid() };
  if (kind < 0.8) return both;
  const entries = Object.entries(both).map(([name, value]) => [
    name,
    Array.isArray(value) && core.properties[name]?.type === 'array'
      ? [...(value as unknown[]), undefined]
      : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** What the form makes of its values in a browser. */
function inBrowser(form: Form, rules: FormRules, values: FormValues) {
  const { toSend, validator, core } = createFormLogic(rules);
  const { errors } = validator.validateFormData(
    values,
    rules.schema,
    undefined,
    createErrorTransformer(form),
  );
  return {
    refused: errors.map(({ property = '', message = '', stack }) => ({ property, message, stack })),
    row: errors.length > 0 ? undefined : toRow(form, toSend(values)),
    core,
  };
}

/** What the function makes of what a browser sends. */
function inFunction(form: Form, rules: FormRules, pairs: [string, string][]) {
  const sent = withMore(
    new Map(),
    pairs.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );
  const { values, errors } = judge(form, rules, sent);
  return {
    refused: errors.map(({ path, message, summary }) => ({
      property: path.length > 0 ? `.${path.join('.')}` : '',
      message,
      stack: summary,
    })),
    row: errors.length > 0 ? undefined : toRow(form, values),
  };
}

/** What a browser would send of the page that came back. */
function pairsOf(html: string): [string, string][] {
  return parse(html)
    .querySelectorAll('form :is(input, textarea, select)')
    .flatMap((control): [string, string][] => {
      const name = control.getAttribute('name') ?? '';
      if (/checkbox|radio/.test(control.getAttribute('type') ?? ''))
        return control.hasAttribute('checked') ? [[name, control.getAttribute('value') ?? '']] : [];
      if (control.tagName === 'SELECT')
        return [[name, control.querySelector('[selected]')?.getAttribute('value') ?? '']];
      if (control.tagName === 'TEXTAREA') return [[name, control.text.replaceAll('\n', '\r\n')]];
      return [[name, control.getAttribute('value') ?? '']];
    });
}

/** Every message beside a field, and every line of the summary with the id that it links to. */
function shownIn(html: string) {
  const page = parse(html);
  return {
    beside: page
      .querySelectorAll('p[id$="-error"]')
      .map(({ id, text }) => `${id}: ${text}`)
      .sort(),
    summary: page
      .querySelectorAll('[data-error-summary] a')
      .map((link) => `${link.getAttribute('href')}: ${link.text}`),
    // A link without a target would lead nowhere.
    withoutTarget: page
      .querySelectorAll('[data-error-summary] a')
      .filter((link) => !page.getElementById(link.getAttribute('href')?.slice(1) ?? '')).length,
  };
}

/** What the page that comes back must show of its errors. */
function shownFor(id: string, refused: ReturnType<typeof inFunction>['refused']) {
  return {
    beside: refused.map(({ property, message }) => `${id}${property}-error: ${message}`).sort(),
    summary: refused.map(({ property, stack }) => `#${id}${property}: ${stack}`),
    withoutTarget: 0,
  };
}

const filled = (pairs: [string, string][]) =>
  pairs
    .filter(([, text]) => text !== '')
    .map((pair) => JSON.stringify(pair))
    .sort();

async function receiverOf(form: Form, rules: FormRules) {
  const parts = await loadParts(form);
  const app = await renderedPart(<PlainForm form={form} rules={rules} parts={parts} headingLevel={2} />);
  return receiver(
    { [form.id]: rules },
    {
      read: async () =>
        new Response(`<html lang="en-GB"><head><title>P</title></head><body>${app}</body></html>`),
      // Everything comes back.
      store: async () => ({ status: 503 }),
      site: '',
    },
  );
}

test('the same answers give the same row or the same errors with and without JavaScript, and all come back', {
  timeout: 900_000,
}, async () => {
  let compared = 0;
  let refused = 0;
  const property = fc.asyncProperty(dataSchemas, fc.nat(), async (schema, seed) => {
    const { data, form, report } = makeForm(schema);
    if (!form) throw new Error(report);
    const rules = await compiledRules(data.core);
    const sampler = createSampler(data.core);
    const random = randomNumbers(seed);
    const receive = await receiverOf(form, rules);
    for (let count = 0; count < ANSWERS; count++) {
      const { value, pairs } = enteredAnswers(form, data.core, answersFor(data.core, sampler, random));
      const { core: _, ...expected } = inBrowser(form, rules, value);
      expect({ pairs, ...inFunction(form, rules, pairs) }).toEqual({ pairs, ...expected });
      compared += 1;
      if (expected.refused.length > 0) refused += 1;
      if (count >= PAGES) continue;
      const response = await receive(
        new Request(`https://site.example/_submit/?${form.id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(pairs).toString(),
        }),
      );
      expect(response.status).toBe(expected.refused.length > 0 ? 422 : 503);
      const html = await response.text();
      expect(filled(pairsOf(html))).toEqual(filled(pairs));
      expect(shownIn(html)).toEqual(shownFor(form.id, expected.refused));
    }
  });
  await fc.assert(property, { numRuns: FORMS });
  expect(compared).toBe(FORMS * ANSWERS);
  expect(refused).toBeGreaterThan(compared / 10);
  expect(refused).toBeLessThan(compared);
});
