import { describe, expect, it } from 'vitest';
import { labelInSentence, messageKey, nameInMessages, writeMessage } from './messages.ts';

describe('a label in a sentence', () => {
  it.each([
    ['Full Name', 'full name'],
    ['Job Title', 'job title'],
    ['Name of the road', 'name of the road'],
    ['Company (Optional)', 'company'],
    ['UK Postcode', 'UK postcode'],
    ['CRM System', 'CRM system'],
    ['Name of your Welsh school', 'name of your Welsh school'],
    ['iOS version', 'iOS version'],
    ['E-mail address:', 'e-mail address'],
    ['I agree', 'I agree'],
    ['A photograph', 'a photograph'],
    ['(optional)', '(optional)'],
  ])('%s', (label, expected) => {
    expect(labelInSentence(label)).toBe(expected);
  });

  it('keeps the capital letters of a language that writes nouns with them', () => {
    expect(nameInMessages({ label: 'Straße und Hausnummer:' }, '{label}', 'de-AT')).toBe(
      'Straße und Hausnummer',
    );
  });

  it('is replaced for a question, and by the short label', () => {
    const question = 'your answer to “{label}”';
    expect(nameInMessages({ label: 'Who is coming?' }, question)).toBe('your answer to “Who is coming?”');
    expect(nameInMessages({ label: 'Who is coming?', shortLabel: 'Name' }, question)).toBe('name');
  });
});

describe('a message', () => {
  it('contains the label at the start or inside, and the limit as a number in words of the language', () => {
    expect(
      writeMessage('{Label} must be {limit} or less', 'price', { limit: 12345.5 }, 'number', () => 'en-GB'),
    ).toBe('Price must be 12,345.5 or less');
    expect(writeMessage('Enter {label}', 'iOS version', {}, 'text', () => 'en')).toBe('Enter iOS version');
    expect(writeMessage('{Label} is wrong', 'iOS version', {}, 'text', () => 'en')).toBe(
      'iOS version is wrong',
    );
  });
});

describe('the message for a rule', () => {
  const text = { kind: 'text', widget: 'text' } as const;

  it.each([
    ['required', true, text, 'required'],
    ['required', true, { kind: 'choice', widget: 'select' } as const, 'required-choice'],
    ['required', true, { kind: 'boolean', widget: 'yes-no' } as const, 'required-choice'],
    ['enum', [true], { kind: 'boolean', widget: 'checkbox' } as const, 'required-tick'],
    ['minItems', 1, { kind: 'list', widget: 'list' } as const, 'required-list'],
    ['minItems', 2, { kind: 'choices', widget: 'checkboxes' } as const, 'minItems-choices'],
    ['minLength', 1, text, 'required'],
    ['format', 'date-time', text, 'format-date-time'],
    ['type', 'integer', { kind: 'integer', widget: 'number' } as const, 'type-integer'],
    ['multipleOf', 1, { kind: 'number', widget: 'number' } as const, 'type-integer'],
    ['multipleOf', 0.05, { kind: 'number', widget: 'number' } as const, 'multipleOf'],
  ])('%s %j of %j', (keyword, value, field, shared) => {
    expect(messageKey(keyword, value, field).shared).toBe(shared);
  });

  it('counts decimal places', () => {
    const field = { kind: 'number', widget: 'number' } as const;
    expect(messageKey('multipleOf', 0.01, field)).toEqual({
      own: 'multipleOf',
      shared: 'multipleOf-decimals',
      limit: 2,
    });
  });
});
