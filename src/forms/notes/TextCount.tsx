import type { Form } from '@json-site/model/content-types';
import { knownPageLanguage } from '../values/known-page-language.ts';
import { charactersLeft, countText } from './count-characters.ts';
import { wordsLeft } from './count-words.ts';
import { FieldNote } from './FieldNote.tsx';

export interface TextCountProps {
  id: string;
  form: Form;
  value: string;
  limit: number;
  /** Whether the limit is one of words, and not of characters. */
  isOfWords: boolean;
  isUsed: boolean;
}

/** How many characters or words a long text may still have, or how many are too many. */
export function TextCount({ id, form, value, limit, isOfWords, isUsed }: TextCountProps) {
  const language = knownPageLanguage();
  const left = isOfWords ? wordsLeft(value, limit) : charactersLeft(value, limit);
  const isOver = left < 0;
  const count = Math.abs(left);
  const counted = isOfWords ? form.words : { left: form.charactersLeft, over: form.charactersOver };
  const texts = isOver ? counted?.over : counted?.left;
  if (!texts) return null;
  const text = countText(texts, count, language);
  return <FieldNote id={id} text={text} isWarning={isOver} isUsed={isUsed} />;
}
