import { requireBrowser } from '@json-site/content/programs';
import { type Bench, openBench, type Result } from './bench.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

/** A mutant and the promise that it breaks. */
interface Entry {
  promise: string;
  mutant: Mutant;
}

/** Why a mutant was not detected; undefined when its test detected it. */
type Miss = string | undefined;

function missOf({ message }: Mutant, results: Result[]): Miss {
  if (results.length === 0) return 'the test did not run';
  if (results.every(({ isGreen }) => isGreen)) return 'the test passed';
  const messages = results.map((result) => result.message).join('\n');
  return messages.includes(message) ? undefined : `the test failed without "${message}":\n${messages}`;
}

/** Applies the mutants, builds the site and runs their tests. Returns the misses in the order of the mutants. */
async function runMutants(bench: Bench, mutants: Mutant[]): Promise<Miss[]> {
  const removals = mutants.map((mutant) => bench.apply(mutant)).reverse();
  try {
    const { status, output } = await bench.build();
    if (status !== 0) return mutants.map(() => `the build failed:\n${output}`);
    const results = await bench.run(mutants.map(({ noticedBy }) => noticedBy));
    return mutants.map((mutant) =>
      missOf(
        mutant,
        results.filter(({ title }) => title === mutant.noticedBy.title),
      ),
    );
  } finally {
    for (const remove of removals) remove();
  }
}

/** Groups mutants that one build can contain: their tests report every defect, and no two replace the same text. */
function groupMutants(entries: Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const { file, from, noticedBy } = entry.mutant;
    const group =
      noticedBy.listsAll &&
      groups.find((others) =>
        others.every(
          ({ mutant: other }) => other.noticedBy.listsAll && (other.file !== file || other.from !== from),
        ),
      );
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Runs the tests on the unchanged product: a test that fails there proves nothing about a mutant. */
async function failuresWithoutMutant(bench: Bench, mutants: Mutant[]): Promise<string[]> {
  const tests = mutants.map(({ noticedBy }) => noticedBy);
  const results = await bench.run(tests);
  const titles = [...new Set(tests.map(({ title }) => title))];
  return [
    ...titles
      .filter((title) => !results.some((result) => result.title === title))
      .map((title) => `${title}: there is no such test`),
    ...results.filter(({ isGreen }) => !isGreen).map(({ title, message }) => `${title}:\n${message}`),
  ];
}

function line({ promise, mutant }: Entry, miss: Miss): string {
  const { defect, noticedBy } = mutant;
  const { file, title } = noticedBy;
  const test = [file.replace(/^.*\//, ''), title].filter(Boolean).join(': ');
  return `${miss === undefined ? 'yes' : 'NO '}  ${promise.padEnd(22)}  ${defect.padEnd(58)}  ${test}`;
}

requireBrowser();
process.once('SIGINT', () => process.exit(130));
const began = Date.now();
// npm run bench mutants <text>
const filters = process.argv.slice(3);
const isChosen = (name: string) => filters.length === 0 || filters.some((filter) => name.includes(filter));
const chosen = Object.entries(MUTANTS).flatMap(([promise, mutants]) =>
  mutants.filter(({ defect }) => isChosen(`${promise}: ${defect}`)).map((mutant) => ({ promise, mutant })),
);
if (chosen.length === 0) {
  console.error(
    `No promise or defect matches "${filters.join(' ')}". Promises:\n  ${Object.keys(MUTANTS).join('\n  ')}`,
  );
  process.exit(1);
}

const bench = await openBench();
const missed: string[] = [];
function report(entry: Entry, miss: Miss): void {
  console.log(line(entry, miss));
  if (miss !== undefined) missed.push(`${entry.mutant.defect}: ${miss}`);
}

const failures = await failuresWithoutMutant(
  bench,
  chosen.map(({ mutant }) => mutant),
);
if (failures.length > 0) {
  console.error(`These tests must pass on the unchanged product first:\n\n${failures.join('\n\n')}`);
} else {
  console.log('detected  promise, defect, test that must detect it\n');
  const alone: Entry[] = [];
  for (const group of groupMutants(chosen)) {
    const misses = await runMutants(
      bench,
      group.map(({ mutant }) => mutant),
    );
    for (const [index, entry] of group.entries()) {
      // Another mutant of the group may have masked this one, so it runs again alone.
      if (group.length > 1 && misses[index] !== undefined) alone.push(entry);
      else report(entry, misses[index]);
    }
  }
  for (const entry of alone) report(entry, (await runMutants(bench, [entry.mutant]))[0]);
  const minutes = ((Date.now() - began) / 60_000).toFixed(0);
  if (missed.length > 0) console.error(`\nNot detected:\n\n${missed.join('\n\n')}`);
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} detected in ${minutes} minutes.`);
}
await bench.close();
process.exit(failures.length + missed.length === 0 ? 0 : 1);
