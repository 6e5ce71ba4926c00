import type { Form } from '@json-site/model/content-types';
import { knownPageLanguage } from '../values/known-page-language.ts';
import { charactersLeft } from './count-characters.ts';
import { FieldNote } from './FieldNote.tsx';

export interface CharacterCountProps {
  id: string;
  form: Form;
  value: string;
  limit: number;
  isUsed: boolean;
}

/** How many characters a long text may still have, or how many are too many. */
export function CharacterCount({ id, form, value, limit, isUsed }: CharacterCountProps) {
  const language = knownPageLanguage();
  const left = charactersLeft(value, limit);
  const isOver = left < 0;
  const count = Math.abs(left);
  const texts = isOver ? form.charactersOver : form.charactersLeft;
  if (!texts) return null;
  const text = new Intl.PluralRules(language).select(count) === 'one' ? texts.one : texts.other;
  const number = new Intl.NumberFormat(language).format(count);
  return <FieldNote id={id} text={text.replace('{count}', number)} isWarning={isOver} isUsed={isUsed} />;
}
