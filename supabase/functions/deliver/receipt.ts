import { type Answer, readShownAnswers } from './answers.ts';
import { ADDRESS } from './mailto.ts';
import type { Claim, Message, Sender } from './message.ts';
import { referenceOf } from './reference.ts';
import { htmlOf, type MailContent, textOf } from './render.ts';
import { headerText, valueText } from './text.ts';

/**
 * Mail programs make links of addresses, also in plain text. A stranger could send one to anybody through a form, so a
 * receipt contains none: `https[:]//example[.]org`.
 */
const withoutLinks = (text: string): string =>
  text
    .replace(/:(?=\/\/)/g, '[:]')
    .replace(/(?<=[\p{L}\p{N}\p{M}])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}]|\d+\.\d)/gu, '[.]');

const plain = ({ label, text, answers }: Answer): Answer => ({
  label,
  ...(text !== undefined && { text: withoutLinks(text) }),
  ...(answers && { answers: answers.map(plain) }),
});

/**
 * Writes the receipt of a submission. The visitor has typed its address, and perhaps that of a stranger: the subject
 * and the headers have nothing else that was typed, and the answers no link.
 */
export function composeReceipt(
  { row, form_table, language: spoken }: Claim,
  { from, forms, timeZone }: Sender,
): Message {
  const main = forms[form_table ?? ''];
  // A visitor's browser says the language of the page. Only those of the site count.
  const [, layout = main] = Object.entries(main?.languages ?? {}).find(([tag]) => tag === spoken) ?? [];
  if (!row || !layout?.receipt) throw new Error('A receipt that no form has.');
  const { column, subject, text, reference, answers, language } = layout.receipt;
  const address = valueText(row[column]);
  if (!ADDRESS.test(address)) throw new Error('A receipt without an address.');
  const shown = answers === undefined ? [] : readShownAnswers(row, layout, timeZone).map(plain);
  const content: MailContent = {
    heading: subject,
    intro: text,
    sections: [
      { answers: [{ label: reference, text: referenceOf(valueText(row['id'])) }] },
      ...(answers !== undefined && shown.length > 0 ? [{ heading: answers, answers: shown }] : []),
    ],
    footer: [],
    ...(language !== undefined && { language }),
  };
  return { from, to: [address], subject: headerText(subject), text: textOf(content), html: htmlOf(content) };
}
