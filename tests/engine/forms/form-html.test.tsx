import { describe, expect, it } from 'vitest';
import { Form } from '../../../src/blocks/form/Form.tsx';
import { fieldsOf } from '../../../src/forms/fields.ts';
import { FORM_IDS, readForm, readSiteSchema } from '../../support/forms.ts';
import { renderedPart } from '../../support/rendered-part.tsx';

const rendered = (id: string, heading?: string) =>
  renderedPart(<Form type="form" form={readForm(id)} {...(heading && { heading })} />);

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

describe.each(FORM_IDS)('the HTML of the form %s', (id) => {
  const form = readForm(id);

  it('has all sections, labels, options and the button', async () => {
    const html = await rendered(id);
    const options = fieldsOf(form).flatMap((field) => field.options ?? []);
    const labels = [...fieldsOf(form), ...options].map(({ label }) => label);
    const headings = form.sections.flatMap(({ heading }) => heading ?? []);
    for (const words of [...labels, ...headings, form.button.idle]) expect(html).toContain(escaped(words));
  });

  it('makes exactly the required fields required', async () => {
    const html = await rendered(id);
    const controls = html.match(/<(input|textarea|select)\b[^>]*>/g) ?? [];
    const required = controls.filter((control) => / required=/.test(control));
    const names = required.map((control) => / name="([^"]+)"/.exec(control)?.[1]);
    expect(names.sort()).toEqual([...readSiteSchema(id).required].sort());
    expect(html).not.toContain('novalidate');
  });

  it('leaves the mark of a required field out of the name of its control', async () => {
    const html = await rendered(id);
    const marks = html.match(/<span[^>]*>(?:<!-- -->| )*\*<\/span>/g) ?? [];
    expect(marks).toHaveLength(form.requiredMark ? readSiteSchema(id).required.length : 0);
    expect(marks.filter((mark) => !mark.includes(' aria-hidden="true"'))).toEqual([]);
  });

  it('checks no spelling of names, organisations and addresses', async () => {
    const html = await rendered(id);
    const controls = html.match(/<(input|textarea)\b[^>]*>/g) ?? [];
    const personal = controls.filter((control) => /autocomplete="(?!off)/i.test(control));
    expect(personal.length).toBeGreaterThan(0);
    expect(personal.filter((control) => !/ spellcheck="false"/i.test(control))).toEqual([]);
  });

  it('has no values, and no submission that would put values into a URL', async () => {
    const html = await rendered(id);
    expect(html).not.toMatch(/ checked=| selected="" value="[^"]/);
    expect(html).toContain('method="dialog"');
  });

  it('shows how to get in touch without script', async () => {
    const html = (await rendered(id)).replaceAll('<!-- -->', '');
    const before = html.slice(0, html.indexOf('<form'));
    expect(before).toContain(escaped(String(form.withoutScript)));
    for (const [address, words] of [
      ['tel:+442000000000', '020 0000 0000'],
      ['mailto:a@b.example', 'a@b.example'],
    ])
      expect(before).toContain(`<a href="${address}">${words}</a>`);
  });

  it('has unique ids, and descriptions of controls that exist', async () => {
    const html = await rendered(id);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [...html.matchAll(/ (?:aria-\w+by|for)="([^"]+)"/g)].flatMap(([, found]) =>
      found?.split(' '),
    );
    expect(named.filter((found) => !ids.includes(found))).toEqual([]);
    const hints = fieldsOf(form).filter(({ hint }) => hint);
    expect(html.match(/ aria-describedby=/g) ?? []).toHaveLength(hints.length);
  });

  it('has no style element, which the content security policy would block', async () => {
    expect(await rendered(id)).not.toContain('<style');
  });
});

it('gives section headings the level below the heading of the form', async () => {
  const id = FORM_IDS.find((one) => readForm(one).sections.some(({ heading }) => heading)) ?? '';
  expect(await rendered(id)).toContain('<h2 ');
  expect(await rendered(id, 'Your project')).toContain('<h3 ');
});

it('is empty when the form does not exist', async () => {
  expect(await renderedPart(<Form type="form" form={null} heading="Ask us" />)).not.toContain('<form');
});
