import { type ContentContext, DevApiError } from '@json-site/dev/server';
import { isObject } from '@json-site/values/objects';
import { QUESTION_KINDS } from '../questions/protocol.ts';

/** An operation of the studio: a request of its pages, or of another program that edits content. */
export type StudioEndpoint = (input: unknown, context: ContentContext) => unknown;

/** The longest text of a request besides the documents and files in it. */
const MOST_CHARACTERS = 10_000;

const isText = (value: unknown) => typeof value === 'string' && value.length <= MOST_CHARACTERS;

/** A part of a change that must be a text, so that nothing else reaches a schema. */
const isQuestionText = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length <= 1000);

const isOption = (one: unknown) =>
  isObject(one) && typeof one['value'] === 'string' && typeof one['label'] === 'string';

/** What each change of a question needs: its texts, or a direction. */
export function isQuestionChange(change: unknown): boolean {
  if (!isObject(change)) return false;
  const { kind, of, name, section, label, hint, isRequired, options, by } = change;
  if (![name, section, label, hint].every(isQuestionText)) return false;
  const isNamed = kind === 'add' ? QUESTION_KINDS.some((one) => one === of) : name !== undefined;
  if (kind === 'move') return isNamed && (by === 1 || by === -1);
  if (kind === 'remove') return isNamed;
  const isWritten =
    label !== undefined &&
    hint !== undefined &&
    typeof isRequired === 'boolean' &&
    Array.isArray(options) &&
    options.length <= 40 &&
    options.every(isOption);
  return (kind === 'add' || kind === 'change') && isNamed && isWritten;
}

const KINDS = {
  text: isText,
  texts: (value: unknown) => Array.isArray(value) && value.every(isText),
  /** The bytes of a file, in base64. */
  bytes: (value: unknown) => typeof value === 'string',
  boolean: (value: unknown) => typeof value === 'boolean',
  document: isObject,
  question: isQuestionChange,
  choices: (value: unknown) =>
    isObject(value) && Object.values(value).every((choice) => choice === 'mine' || choice === 'theirs'),
} as const;

type Kind = keyof typeof KINDS;

/**
 * What a property must be: a value of a kind, if the request has it when there is a question mark, or one of some
 * texts.
 */
type Rule = Kind | `${Kind}?` | readonly string[];

function follows(value: unknown, rule: Rule): boolean {
  if (typeof rule !== 'string') return rule.some((one) => one === value);
  if (value === undefined && rule.endsWith('?')) return true;
  return KINDS[rule.replace('?', '') as Kind](value);
}

/** Returns an endpoint that checks each property of its input: the page that sends it may be any program. */
export function endpoint<Input>(
  rules: Record<keyof NoInfer<Input>, Rule>,
  run: (context: ContentContext, input: Input) => unknown,
): StudioEndpoint {
  return (input, context) => {
    const values = isObject(input) ? input : {};
    for (const [name, rule] of Object.entries<Rule>(rules)) {
      if (follows(values[name], rule)) continue;
      throw new DevApiError(400, `"${name}" of the request is missing or cannot be used.`);
    }
    return run(context, values as Input);
  };
}
