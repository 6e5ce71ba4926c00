import { expect, test } from 'vitest';
import { serviceRecord } from '../support/site.ts';

/** Every sentence or list item inside a value, without labels and names of products. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/(?<=[.?!:;])\s+/)
      .map((sentence) => sentence.toLowerCase())
      .filter((sentence) => sentence.split(' ').length > 3);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

const PARENTS = ['data-solutions', 'system-implementation'].map(serviceRecord);
const SOLUTIONS = PARENTS.flatMap(({ solutions }) => solutions?.items ?? []);

test('each of the 17 solutions has an overview, benefits, and steps or figures', () => {
  expect(SOLUTIONS).toHaveLength(17);
  for (const { name, details, benefits, stats, implementationProcess } of SOLUTIONS) {
    expect(details, name).not.toBeUndefined();
    expect(benefits?.length, name).toBeGreaterThanOrEqual(3);
    expect(stats ?? implementationProcess, name).not.toBeUndefined();
  }
});

test('no two dialogs share a sentence, and none repeats its service', () => {
  const services = PARENTS.map(({ solutions, ...service }) => ({
    name: service.title,
    sentences: sentencesOf(service),
  }));
  const dialogs = SOLUTIONS.map((solution) => ({ name: solution.name, sentences: sentencesOf(solution) }));
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { name, sentences } of [...services, ...dialogs]) {
    for (const sentence of new Set(sentences)) {
      const earlier = seen.get(sentence);
      if (earlier !== undefined) shared.push(`${earlier} and ${name}: ${sentence}`);
      seen.set(sentence, name);
    }
  }
  expect(shared).toEqual([]);
});
