import { expect, test } from 'vitest';
import { parseFile } from '../json-file.ts';
import { translate } from './translations.ts';

const file = (path: string, value: unknown) => parseFile({ path, text: JSON.stringify(value) });

const FORM = file('content/forms/visit.json', {
  sections: [
    {
      id: 'you',
      fields: [
        { name: 'email', label: 'E-mail', width: 'half' },
        {
          name: 'size',
          label: 'Size',
          options: [
            { value: 's', label: 'Small' },
            { value: 'l', label: 'Large' },
          ],
        },
      ],
    },
  ],
  destination: { table: 'visits' },
});

const WELSH = file('content/forms/visit.cy.json', {
  sections: [
    {
      id: 'you',
      fields: [
        { name: 'size', label: 'Maint', options: [{ value: 'l', label: 'Mawr' }] },
        { name: 'email', label: 'E-bost' },
      ],
    },
  ],
});

test('items of a list with the same id, name or value are merged, in the order of the translation', () => {
  expect(translate(FORM, WELSH, 'cy').value).toEqual({
    sections: [
      {
        id: 'you',
        fields: [
          { name: 'size', label: 'Maint', options: [{ value: 'l', label: 'Mawr' }] },
          { name: 'email', label: 'E-bost', width: 'half' },
        ],
      },
    ],
    destination: { table: 'visits' },
  });
});

test('other lists are replaced', () => {
  const base = file('content/people/ada.json', {
    skills: ['maps', 'tea'],
    links: [{ label: 'A' }, { label: 'B' }],
  });
  const own = file('content/people/ada.cy.json', { skills: ['te'], links: [{ label: 'C' }] });
  expect(translate(base, own, 'cy').value).toEqual({ skills: ['te'], links: [{ label: 'C' }] });
});

test('a value is in the file that says it', () => {
  const { source } = translate(FORM, WELSH, 'cy');
  const written = (...path: (string | number)[]) => {
    const { file: found, jsonPath } = source.locate(path);
    return [found.path, ...jsonPath];
  };
  expect(written('sections', 0, 'fields', 1, 'label')).toEqual([
    'content/forms/visit.cy.json',
    ...['sections', 0, 'fields', 1, 'label'],
  ]);
  expect(written('sections', 0, 'fields', 1, 'width')).toEqual([
    'content/forms/visit.json',
    ...['sections', 0, 'fields', 0, 'width'],
  ]);
  expect(written('destination', 'table')).toEqual(['content/forms/visit.json', 'destination', 'table']);
});

test('the same two files make the same object, and other ones another', () => {
  const once = translate(FORM, WELSH, 'cy');
  expect(translate(FORM, WELSH, 'cy')).toBe(once);
  expect(translate(FORM, file('content/forms/visit.cy.json', {}), 'cy')).not.toBe(once);
});
