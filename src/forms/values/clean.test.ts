import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import type { CoreObject, CoreSchema } from '../../form-core/core-schema.ts';
import { cleanValues } from './clean.ts';

const text: CoreSchema = { type: 'string' };

/** Cleans one value of a field with this definition. */
function clean(definition: CoreSchema, value: unknown): unknown {
  const core: CoreObject = { type: 'object', properties: { field: definition } };
  return cleanValues(core, { field: value as string })['field'];
}

describe('a text', () => {
  it.each([
    ['\u00a0 Ann\n Lee \ufeff', 'Ann\n Lee'],
    ['x\0y', 'xy'],
    ['cut \ud83d here', 'cut \ufffd here'],
    ['whole \u{1f600}', 'whole \u{1f600}'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['020 7946 0018', '020 7946 0018'],
  ])('%j becomes %j', (typed, expected) => expect(clean(text, typed)).toBe(expected));

  it.each(['', '   ', '\u200b\u200b', '\u00ad\u2060', '\0', '\u3000\ufeff'])(
    'without a visible character, %j, is absent',
    (typed) => expect(clean(text, typed)).toBeUndefined(),
  );
});

describe('an e-mail address', () => {
  it.each([
    [' ann@example.org ', 'ann@example.org'],
    ['mailto:ann@example.org', 'ann@example.org'],
    ['MAILTO: ann@example.org', 'ann@example.org'],
    ['ann@example.org.', 'ann@example.org'],
    ['ann@example.org,', 'ann@example.org'],
    ['ann @ example. org', 'ann@example.org'],
    ['ann lee@example.org', 'ann lee@example.org'],
    ['ann', 'ann'],
    ['ann@', 'ann@'],
  ])('%j becomes %j', (typed, expected) => {
    expect(clean({ type: 'string', format: 'email' }, typed)).toBe(expected);
    expect(clean(text, typed)).toBe(typed.trim());
  });

  it.each([
    ['ann＠example．org', 'ann@example.org'],
    ['ａｎｎ＠ｅｘａｍｐｌｅ。ｏｒｇ', 'ann@example.org'],
  ])('%j becomes %j', (typed, expected) => {
    expect(clean({ type: 'string', format: 'email' }, typed)).toBe(expected);
    expect(clean(text, typed)).toBe(typed.trim());
  });
});

describe('a telephone number', () => {
  it.each([
    ['０２０７９４６００００', '02079460000'],
    ['＋４４ （２０） ７９４６－００００', '+44 (20) 7946-0000'],
    ['٠٢٠ ٧٩٤٦ ٠٠٠٠', '020 7946 0000'],
    ['०२० ७९४६ ००००', '020 7946 0000'],
    ['\u202a+44 20 7946 0000\u202c', '+44 20 7946 0000'],
  ])('%j becomes %j', (typed, expected) => {
    expect(clean({ type: 'string', format: 'tel' }, typed)).toBe(expected);
  });
});

describe('a text with a pattern', () => {
  const postcode: CoreSchema = { type: 'string', pattern: '^[0-9]{3}-?[0-9]{4}$' };

  it('has the characters that the pattern asks for', () => {
    expect(clean(postcode, '５３１－０８４１')).toBe('531-0841');
    expect(clean(postcode, '５３１')).toBe('５３１');
    expect(clean({ type: 'string', pattern: '^\\p{Nd}+$' }, '５３１')).toBe('５３１');
  });
});

describe('a web address', () => {
  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['//example.org', 'https://example.org'],
    ['example.org:8080', 'https://example.org:8080'],
    ['münchen.de', 'https://münchen.de'],
    ['ｅｘａｍｐｌｅ．ｏｒｇ', 'https://example.org'],
    ['https://example.org/Ｗ', 'https://example.org/Ｗ'],
    ['http://example.org', 'http://example.org'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['javascript:alert.name', 'javascript:alert.name'],
    ['example', 'example'],
    ['http:/example.org', 'http:/example.org'],
    ['ann@example.org', 'ann@example.org'],
    ['our site is example.org', 'our site is example.org'],
    ['3.5', '3.5'],
  ])('%j becomes %j', (typed, expected) => {
    expect(clean({ type: 'string', format: 'uri' }, typed)).toBe(expected);
  });
});

describe('a number', () => {
  it.each([
    ['1,250', 1250],
    ['£2.50', 2.5],
    ['many', 'many'],
    [0, 0],
    [7, 7],
    [' ', undefined],
    [Number.NaN, undefined],
  ])('%j becomes %j', (typed, expected) => expect(clean({ type: 'number' }, typed)).toBe(expected));

  const rules: CoreSchema = { type: 'number', minimum: -100, maximum: 5_000_000, multipleOf: 0.01 };

  it.each([
    ['99999999999999999', 1e17],
    ['99,999,999,999,999,999', 1e17],
    ['-99999999999999999', -1e17],
    ['9'.repeat(400), Number.MAX_VALUE],
    ['3.14159265358979323846', Math.PI],
    // Rounded, it would be valid: it stays as it was typed, and is refused.
    ['12.340000000000000000001', '12.340000000000000000001'],
  ])('with too many digits, %j becomes %j', (typed, expected) => {
    expect(clean(rules, typed)).toBe(expected);
  });
});

describe('lists and groups', () => {
  const core: CoreObject = {
    type: 'object',
    properties: {
      visitors: {
        type: 'array',
        items: {
          type: 'object',
          properties: { email: { type: 'string', format: 'email' }, age: { type: 'integer' } },
        },
      },
      names: { type: 'array', items: text },
      ages: { type: 'array', items: { type: 'integer' } },
      address: { type: 'object', properties: { street: text } },
      consent: { type: 'boolean' },
    },
    allOf: [
      {
        if: { required: ['consent'] },
        then: { allOf: [{ if: {}, then: { properties: { site: { type: 'string', format: 'uri' } } } }] },
        else: {
          properties: {
            address: { type: 'object', properties: { site: { type: 'string', format: 'uri' } } },
          },
        },
      },
    ],
  };

  it('cleans every value by its definition, those of conditions too', () => {
    const values = {
      visitors: [{ email: ' a@b.co. ', age: '1,250' }],
      ages: ['7'],
      site: 'b.co',
      address: { site: 'c.co', street: ' High St ' },
      consent: false,
    };
    expect(cleanValues(core, values as never)).toEqual({
      visitors: [{ email: 'a@b.co', age: 1250 }],
      ages: [7],
      site: 'https://b.co',
      address: { site: 'https://c.co', street: 'High St' },
      consent: false,
    });
  });

  it('drops what is empty, and keeps empty items at their index', () => {
    const values = {
      visitors: [{}, { email: ' ', age: '' }, { age: 3 }],
      names: ['', undefined],
      ages: [],
      address: { street: ' ' },
    };
    expect(cleanValues(core, values as never)).toEqual({ visitors: [{}, {}, { age: 3 }], names: ['', ''] });
    expect(cleanValues(core, {})).toEqual({});
  });

  it('changes nothing when it cleans a second time', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'mailto: a@b.co. ',
        'mailto:mailto:a',
        '//b.co',
        ' 1,250 ',
        '. .',
        'a@ .',
        '//.',
        'a,.b@c;',
        'ａ＠ｂ。ｃｏ．',
        '－１２３４５６７８９０１２３４５６７８',
      ),
    );
    const definition = fc.constantFrom<CoreSchema>(
      text,
      { type: 'number' },
      { type: 'string', format: 'email' },
      { type: 'string', format: 'uri' },
    );
    fc.assert(
      fc.property(definition, typed, (schema, value) => {
        const once = clean(schema, value);
        expect(clean(schema, once)).toEqual(once);
      }),
    );
  });
});
