import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/support/fast-check.ts';
import { withTranslation } from '../../../../compiler/source/languages/translations.ts';
import { translationFor } from './translation-for.ts';

const FORM = {
  sections: [
    {
      id: 'you',
      fields: [
        { name: 'email', label: 'E-mail', width: 'half' },
        { name: 'size', type: 'choice', label: 'Size', options: [{ value: 's', label: 'Small' }] },
      ],
    },
  ],
  actions: ['Send', 'Cancel'],
};

test('a translation says what differs, and which item of a list it translates', () => {
  const value = structuredClone(FORM);
  Object.assign(value.sections[0]?.fields[1] ?? {}, { label: 'Maint' });
  expect(translationFor(FORM, value, {})).toEqual({
    sections: [
      {
        id: 'you',
        fields: [{ name: 'email' }, { name: 'size', type: 'choice', label: 'Maint' }],
      },
    ],
  });
});

test('a translation keeps what it says already, also where both languages say the same', () => {
  const own = { sections: [{ id: 'you', fields: [{ name: 'email', label: 'E-mail' }] }] };
  expect(translationFor(FORM, withTranslation(FORM, own), own)).toEqual(own);
});

const text = fc.constantFrom('a', 'b', 'c');
const item = fc.record({ name: fc.constantFrom('x', 'y', 'z'), label: text }, { requiredKeys: ['name'] });
const items = fc.uniqueArray(item, { selector: ({ name }) => name, maxLength: 3 });
const document = fc.record(
  { title: text, lines: fc.array(text, { maxLength: 3 }), items, group: fc.record({ items, note: text }) },
  { requiredKeys: [] },
);

test('the translation of a document, made from what an editor sees, shows the same again', () => {
  fc.assert(
    fc.property(document, document, document, (base, own, edited) => {
      // An editor starts from what is shown, so nothing is missing that the main language has.
      const shown = withTranslation(withTranslation(base, own), edited);
      const saved = translationFor(base, shown, own);
      expect(withTranslation(base, saved)).toEqual(withTranslation(base, shown));
    }),
  );
});
