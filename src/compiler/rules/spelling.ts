import { isObject } from '../schema/schema-walk.ts';
import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { reportPerFile, type SiteIndex } from './shared/site-index.ts';
import { matchesIn } from './shared/word-matches.ts';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Wrong spelling → right spelling. */
function spellings({ project }: SiteIndex): Map<string, string> {
  const table = isObject(project.houseStyle?.value) ? project.houseStyle.value['spelling'] : undefined;
  const entries = isObject(table) ? Object.entries(table) : [];
  return new Map(
    entries.flatMap(([right, wrong]) =>
      Array.isArray(wrong) ? wrong.map((one): [string, string] => [String(one), right]) : [],
    ),
  );
}

export const spelling: Rule<'spelling'> = {
  code: 'spelling',
  severity: 'warning',
  what: 'A name is not spelt as `spelling` in `content/house-style.json` says.',
  why: 'A prospect who works with a product every day notices when its name is wrong.',
  fix: 'Use the right spelling. If yours is right after all, change `content/house-style.json`.',
  check: (facts, tellAll) => {
    const right = spellings(facts);
    if (right.size === 0) return;
    // The longest first, so that a part of a name does not hide the name.
    const wrong = [...right.keys()].sort((a, b) => b.length - a.length).map(literal);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wrong.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
    const key = `spelling ${JSON.stringify([...right])}`;
    reportPerFile(facts, key, tellAll, (reading, tell) => {
      for (const words of reading.words) {
        for (const { found, spot } of matchesIn(words, pattern)) {
          const { source, segments } = words;
          const message = `${formatPath(segments)} says "${found}"; the house spelling is "${right.get(found)}".`;
          tell({ source, segments, spot, message, hint: `Write "${right.get(found)}".` });
        }
      }
    });
  },
};
