import { at, replaceAt, sentence } from '@json-site/compiler/diagnostics';
import type { ContentText, Rule } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { parseInline } from '@json-site/compiler/words';

const EMAIL = String.raw`(?<![\p{L}\p{N}.+_%/:@-])[\p{L}\p{N}][\p{L}\p{N}.+_-]*@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}`;
const WEB = String.raw`(?<![\p{L}\p{N}./@-])(?:https?://|www\.)[^\s<>"“”[\]()]*[\p{L}\p{N}/]`;
const ADDRESS = new RegExp(`${EMAIL}|${WEB}`, 'giu');

interface BareAddress {
  start: number;
  address: string;
  /** The link that is meant. A web address needs words that only an author knows. */
  link?: string;
}

/** What every address has. Most texts have no such part, and are not parsed. */
const PART = /@|:\/\/|www\./i;

/** Finds the addresses of a text that are in no link. In code they are examples. */
function* findAddresses({ text }: ContentText): Iterable<BareAddress> {
  if (!PART.test(text)) return;
  const others = parseInline(text).flatMap(({ text: { length }, at, marks, link }) => {
    if (link) return [{ from: link.labelStart, to: link.end }];
    return marks.includes('code') ? [{ from: at, to: at + length }] : [];
  });
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (others.some(({ from, to }) => index >= from && index < to)) continue;
    const link = address.includes('@') ? `[${address}](mailto:${address})` : undefined;
    yield { start: index, address, ...(link && { link }) };
  }
}

const hintFor = (address: string, link: string | undefined): string =>
  link
    ? `Write ${link}.`
    : `Write a link whose words say what is there: [timetable](${address.replace(/^(?:http:\/\/)?(?=www\.)/i, 'https://')}).`;

export const rule: Rule = {
  code: 'bare-address',
  severity: 'warning',
  check: (index) =>
    checkEachFile(index, 'bare-address', function* ({ texts }) {
      for (const text of texts) {
        if (text.kind !== 'inline') continue;
        for (const { start, address, link } of findAddresses(text)) {
          const { source, jsonPath } = text;
          const part = { start, end: start + address.length };
          const message = sentence`${at(jsonPath)} contains ${JSON.stringify(address)}, which is no link.`;
          const hint = hintFor(address, link);
          yield { source, jsonPath, part, message, hint, fix: replaceAt(jsonPath, part, address, link) };
        }
      }
    }),
};
