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

/** Finds the addresses of a text that are in no link. Bold words can have no link. */
function* findAddresses({ text }: ContentText): Iterable<BareAddress> {
  const nodes = parseInline(text);
  const links = nodes.flatMap((node) =>
    node.kind === 'link' ? [{ from: node.start - node.text.length - 3, to: node.end }] : [],
  );
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (links.some(({ from, to }) => index >= from && index < to)) continue;
    const isBold = nodes.some((node) => node.kind === 'strong' && node.text.includes(address));
    const link = address.includes('@') && !isBold ? `[${address}](mailto:${address})` : undefined;
    yield { start: index, address, ...(link && { link }) };
  }
}

const hintFor = (address: string, link: string | undefined): string =>
  link
    ? `Write ${link}.`
    : address.includes('@')
      ? `Write [${address}](mailto:${address}) without the asterisks.`
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
