import { fillIn } from '@json-site/model/visitor';
import type { ConditionSchema } from '../core-schema.ts';
import type { DataField } from '../form-fields.ts';
import type { Guard } from '../form-rules/branches.ts';

/** The answers to one question for which another one is asked, or for which it is not. */
interface Asked {
  name: string;
  values: readonly unknown[];
  isAnswer: boolean;
}

/** What a test asks of an answer, if it lists answers. */
function answersIn({
  enum: values,
  contains,
  not,
  ...others
}: ConditionSchema): Omit<Asked, 'name'> | undefined {
  const rules = [values, contains, not].filter((rule) => rule !== undefined);
  if (rules.length !== 1 || Object.keys(others).length > 0) return undefined;
  if (values) return { values, isAnswer: true };
  const inner = answersIn(contains ?? not ?? {});
  return inner && { ...inner, isAnswer: not ? !inner.isAnswer : inner.isAnswer };
}

/** What a test asks, if it asks for answers to one question of the same object. */
function askedIn({ test, result }: Pick<Guard, 'test' | 'result'>): Asked | undefined {
  const { properties = {}, required = [], not, ...others } = test;
  const names = new Set([...Object.keys(properties), ...required]);
  const [name] = names;
  if (Object.keys(others).length > 0) return undefined;
  if (not) return names.size === 0 ? askedIn({ test: not, result: !result }) : undefined;
  const found = name !== undefined && names.size === 1 && answersIn(properties[name] ?? {});
  return found ? { ...found, name, isAnswer: found.isAnswer === result } : undefined;
}

/** The questions of the same object that a test is about. */
function namesIn({ properties = {}, required = [], not, allOf = [], anyOf = [] }: ConditionSchema): string[] {
  const inner = [...(not ? [not] : []), ...allOf, ...anyOf].flatMap(namesIn);
  return [...Object.keys(properties), ...required, ...inner];
}

/** One list of answers to one question, of tests of which one has to hold. */
function joined(all: readonly (Asked | undefined)[]): Asked[] | undefined {
  const [first] = all;
  const isSame = all.every((one) => one?.isAnswer && one.name === first?.name);
  if (!first || !isSame) return undefined;
  return [{ ...first, values: [...new Set(all.flatMap((one) => one?.values ?? []))] }];
}

export interface OnlyIfTexts {
  answer?: string;
  otherAnswer?: string;
  someAnswers?: string;
}

/** What sentences say of another question: its label, and an answer to it as its options say it. */
export interface Words {
  label: (name: string) => string;
  answer: (name: string, value: unknown) => string;
}

/**
 * Says for which answers a conditional field is. Without a short way to say it, names the questions that decide.
 */
export function onlyIfOf(
  { shownIf = [] }: DataField,
  { answer = '', otherAnswer = '', someAnswers = '' }: OnlyIfTexts,
  words: Words,
  language: string,
): string {
  const ways = shownIf.map((guards) => guards.map(askedIn));
  const [only] = ways;
  const asked = ways.length === 1 ? only : joined(ways.map((way) => (way.length === 1 ? way[0] : undefined)));
  if (asked?.every((one) => one !== undefined)) {
    const list = new Intl.ListFormat(language, { type: 'disjunction' });
    const sentences = asked.map(({ name, values, isAnswer }) =>
      fillIn(isAnswer ? answer : otherAnswer, {
        label: words.label(name),
        answers: list.format(values.map((value) => words.answer(name, value))),
      }),
    );
    return [...new Set(sentences)].join(' ');
  }
  const names = new Set(shownIf.flat().flatMap(({ test }) => namesIn(test)));
  return fillIn(someAnswers, { labels: [...names].map(words.label).join(', ') });
}
