import { Findings } from './findings.ts';
import type { PageFacts } from './page-facts.ts';

/** A page with what is known of it. */
export interface KnownPage {
  path: string;
  facts: PageFacts;
}

/** Criteria that need no look where a site has neither films nor sounds nor other sites' documents. */
export const OF_FILMS = ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '2.2.2', '2.3.1'];

/** Whether a list has the items of another one in the same order, and perhaps fewer. */
function isWithin(list: readonly string[], longer: readonly string[]): boolean {
  let position = -1;
  return list.every((item) => {
    position = longer.indexOf(item, position + 1);
    return position >= 0;
  });
}

function compareOne({ path, facts }: KnownPage, others: readonly KnownPage[], found: Findings): void {
  const [first] = others;
  if (others.some((one) => one.path !== path && one.facts.title === facts.title))
    found.add('2.4.2', `${path} has the title of another page`);
  if (first && facts.navigation.join('\n') !== first.facts.navigation.join('\n'))
    found.add('3.2.3', `header or footer of ${path} and of ${first.path} differ`);
  const longest = others.map((one) => one.facts.landmarks).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (!isWithin(facts.landmarks, longest)) found.add('3.2.6', `${path} has ${facts.landmarks.join(', ')}`);
}

function checkAlone({ path, facts }: KnownPage, found: Findings): void {
  const { emptyHeadings, isSkipLinkFirst, passwords, endless, unreachable } = facts;
  if (emptyHeadings > 0) found.add('2.4.6', `${path} has an empty heading`);
  if (!isSkipLinkFirst) found.add('2.4.1', `the first stop on ${path} does not lead to the content`);
  if (passwords > 0) found.add('3.3.8', `${path} asks for a password`);
  if (endless > 0) for (const row of ['2.2.2', '2.3.1']) found.add(row, `${path} has an endless animation`);
  found.add('2.1.1', ...unreachable.map((one) => `${path}: Tab does not reach ${one}`));
}

/**
 * Lists what only several pages show: pages of one language are compared with each other.
 * @param isComplete Whether these are all pages of the site.
 */
export function comparePages(pages: readonly KnownPage[], isComplete = true): Findings {
  const found = new Findings();
  for (const language of new Set(pages.map(({ facts }) => facts.language))) {
    const ofLanguage = pages.filter(({ facts }) => facts.language === language);
    for (const page of ofLanguage) {
      compareOne(page, ofLanguage, found);
      checkAlone(page, found);
    }
    const paths = ofLanguage.map(({ path }) => path);
    const hasList = ofLanguage.some(({ path, facts }) =>
      paths.every((one) => one === path || one === '/' || facts.links.includes(one)),
    );
    if (isComplete && !hasList) found.add('2.4.5', `no page links to every page in ${language}`);
  }
  return found;
}
