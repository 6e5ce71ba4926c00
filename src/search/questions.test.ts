import { expect, test } from 'vitest';
import { documentOf, ENGLISH, WELSH } from './test/pages.ts';
import { searchIn } from './test/search-in.ts';

/** What people type, with their errors, and the page that they want. */
const QUESTIONS: Record<'en-GB' | 'cy', readonly (readonly [query: string, path: string])[]> = {
  'en-GB': [
    ['bin collecton', '/bins'],
    ['missed bins', '/bins'],
    ['recyling center', '/recycling-centre'],
    ['old batterys', '/recycling-centre'],
    ['counsil tax', '/council-tax'],
    ['tax discount student', '/council-tax'],
    ['parking fine apeal', '/parking'],
    ['residents permit', '/parking'],
    ['blue bage', '/blue-badge'],
    ['planing permision', '/planning'],
    ['loft conversion', '/planning'],
    ['libary', '/libraries'],
    ['renewing books', '/libraries'],
    ['musem', '/museum'],
    ['scool admissions', '/schools'],
    ['free school meals', '/schools'],
    ['birth certifcate', '/births'],
    ['getting married', '/weddings'],
    ['homless', '/housing'],
    ['boiler is broken', '/repairs'],
    ['aprenticeship', '/jobs'],
    ['postal voting', '/elections'],
    ['complain', '/complaints'],
    ['swiming lessons', '/swimming'],
    ['pot hole', '/potholes'],
    ['street lihgts', '/potholes'],
    ['neighbor dog barking', '/noise'],
    ['wasp nest', '/pests'],
  ],
  cy: [
    ['casgliad biniau', '/cy/biniau'],
    ['ailgylchu', '/cy/canolfan-ailgylchu'],
    ['treth y cyngor', '/cy/treth-gyngor'],
    ['parcoi', '/cy/parcio'],
    ['cais cynlunio', '/cy/cynllunio'],
    ['llyfrgel', '/cy/llyfrgelloedd'],
    ['amgueddfeydd', '/cy/amgueddfa'],
    ['prydau ysgol', '/cy/ysgolion'],
    ['tystysgrif geni', '/cy/genedigaethau'],
    ['priodi ar y traeth', '/cy/priodasau'],
    ['prentisiaeth', '/cy/swyddi'],
    ['pleidlesio', '/cy/etholiadau'],
  ],
};

test('at least 38 of 40 questions of people find their page among the first three', async () => {
  const sites = { 'en-GB': ENGLISH, cy: WELSH };
  const missed: string[] = [];
  for (const [language, questions] of Object.entries(QUESTIONS)) {
    const pages = sites[language as keyof typeof sites];
    const { first } = searchIn(
      pages.map((page) => ({ path: page[0], title: page[1], html: documentOf(page) })),
      language,
    );
    for (const [query, path] of questions) {
      const found = (await first(query)).map(({ href }) => href.replace(/#.*/, ''));
      if (!found.includes(path)) missed.push(`${query}: ${found.join(', ')} instead of ${path}`);
    }
  }
  expect(Object.values(QUESTIONS).flat()).toHaveLength(40);
  expect(missed.slice(2), missed.join('\n')).toEqual([]);
});
