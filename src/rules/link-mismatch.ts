import { at, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { formatValue } from '@json-site/compiler/words';
import { decoded, parseUrl } from '@json-site/values/paths';

/** The last digits of a telephone number, which are the same with and without a country code. */
function subscriberNumber(number: string): string {
  return number.replace(/\D/g, '').slice(-9);
}

/** Compares a label that is a number or address with the link's target. Null for any other label. */
function labelAndTarget(rawLabel: string, href: string): [label: string, target: string] | null {
  // A label may begin or end a sentence, and be in brackets or quotation marks.
  const label = rawLabel.replace(/^[\s("“„«<]+|[\s.,;:!?)"”“»>…。]+$/gu, '');
  if (href.startsWith('tel:') && /^[+\d][\d\s()-]{6,}$/.test(label)) {
    return [subscriberNumber(label), subscriberNumber(href)];
  }
  if (href.startsWith('mailto:') && /^[^@\s]+@[^@\s]+$/.test(label)) {
    const address = decoded(href.slice('mailto:'.length).split('?')[0] ?? '');
    return [label.toLowerCase(), address.toLowerCase()];
  }
  const host = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:\/\S*)?$/i.exec(label)?.[1];
  const url = host && href.startsWith('https://') ? parseUrl(href) : undefined;
  if (host && url) {
    const withoutWww = (name: string) => name.toLowerCase().replace(/^www\./, '');
    return [withoutWww(host), withoutWww(url.host)];
  }
  return null;
}

export const rule: Rule = {
  code: 'link-mismatch',
  severity: 'warning',
  check: (index) =>
    checkEachFile(index, 'link-mismatch', function* ({ links }) {
      for (const { source, jsonPath, part, label, href } of links) {
        const pair = labelAndTarget(label, href);
        if (!pair || pair[0] === pair[1]) continue;
        const message = sentence`A link in ${at(jsonPath)} has the label ${formatValue(label)}, but goes to ${formatValue(href)}.`;
        yield { source, jsonPath, part, message, hint: 'Use the same number or address in both.' };
      }
    }),
};
