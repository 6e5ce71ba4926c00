import { describeDate } from '../values/describe-date.ts';
import { knownPageLanguage } from '../values/known-page-language.ts';
import { FieldNote } from './FieldNote.tsx';

export interface DateEchoProps {
  id: string;
  /** The value of the field: `YYYY-MM-DD`, or what the visitor has typed so far. */
  value: string;
  isUsed: boolean;
}

/** The date that the form has understood, in words. */
export function DateEcho({ id, value, isUsed }: DateEchoProps) {
  const language = knownPageLanguage();
  return <FieldNote id={id} text={describeDate(value, language)} isUsed={isUsed} />;
}
