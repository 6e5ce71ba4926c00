import { formatValue } from '../report/wording.ts';
import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { reportPerFile } from './shared/site-index.ts';

/** The last digits, which are the same with and without a country's code. */
function subscriber(number: string): string {
  return number.replace(/\D/g, '').slice(-9);
}

/** What a link's words say it calls, writes to or opens, and what it really does, in comparable form. */
function promise(label: string, href: string): [said: string, done: string] | null {
  const words = label.trim();
  if (href.startsWith('tel:') && /^[+\d][\d\s()-]{6,}$/.test(words)) {
    return [subscriber(words), subscriber(href)];
  }
  if (href.startsWith('mailto:') && /^[^@\s]+@[^@\s]+$/.test(words)) {
    return [words.toLowerCase(), (href.slice('mailto:'.length).split('?')[0] ?? '').toLowerCase()];
  }
  const host = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:\/\S*)?$/i.exec(words)?.[1];
  if (host && href.startsWith('https://') && URL.canParse(href)) {
    const bare = (name: string) => name.toLowerCase().replace(/^www\./, '');
    return [bare(host), bare(new URL(href).host)];
  }
  return null;
}

export const linkMismatch: Rule<'link-mismatch'> = {
  code: 'link-mismatch',
  severity: 'warning',
  what: 'The words of a link are a telephone number, an e-mail address or a web address, and the link goes to another.',
  why: 'After a change in one place only, visitors ring or write to somebody else.',
  fix: 'Make both say the same.',
  check: (facts, tellAll) =>
    reportPerFile(facts, 'link-mismatch', tellAll, ({ links }, tell) => {
      for (const { source, segments, spot, label, href } of links) {
        const both = promise(label, href);
        if (!both || both[0] === both[1]) continue;
        const message = `A link in ${formatPath(segments)} says ${formatValue(label)}, but goes to ${formatValue(href)}.`;
        tell({ source, segments, spot, message, hint: 'Make both say the same.' });
      }
    }),
};
