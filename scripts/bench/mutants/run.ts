import { ensureBrowser } from '../../test/browser.ts';
import { type Bench, openBench } from './bench.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import type { Result } from './results.ts';

/** A mistake and the bar that it would break. */
interface Entry {
  bar: string;
  mutant: Mutant;
}

/** Undefined where the mistake was noticed, and otherwise what happened instead. */
type Miss = string | undefined;

function missOf({ says }: Mutant, results: Result[]): Miss {
  if (results.length === 0) return 'the test did not run';
  if (results.every(({ isGreen }) => isGreen)) return 'the test passed';
  const said = results.map((result) => result.said).join('\n');
  return said.includes(says) ? undefined : `the test failed without saying "${says}":\n${said}`;
}

/** Makes the mistakes, builds, and asks their tests. What could not be built was not seen by any test. */
async function tryOut(bench: Bench, mutants: Mutant[]): Promise<Miss[]> {
  const takeBack = mutants.map((mutant) => bench.make(mutant)).reverse();
  try {
    const { status, output } = await bench.build();
    if (status !== 0) return mutants.map(() => `the site was not built:\n${output}`);
    const results = await bench.run(mutants.map(({ noticedBy }) => noticedBy));
    return mutants.map((mutant) =>
      missOf(
        mutant,
        results.filter(({ title }) => title === mutant.noticedBy.title),
      ),
    );
  } finally {
    for (const one of takeBack) one();
  }
}

/** Mistakes that can be made in one build: their tests list all that is wrong, and no two change the same words. */
function together(entries: Entry[]): Entry[][] {
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

/** What is wrong before anything has been broken: then no test would prove anything. */
async function wrongUnbroken(bench: Bench, mutants: Mutant[]): Promise<string[]> {
  const tests = mutants.map(({ noticedBy }) => noticedBy);
  const results = await bench.run(tests);
  const titles = [...new Set(tests.map(({ title }) => title))];
  return [
    ...titles
      .filter((title) => !results.some((result) => result.title === title))
      .map((title) => `${title}: there is no such test`),
    ...results.filter(({ isGreen }) => !isGreen).map(({ title, said }) => `${title}:\n${said}`),
  ];
}

function line({ bar, mutant }: Entry, miss: Miss): string {
  const { mistake, noticedBy } = mutant;
  const { file, title } = noticedBy;
  const test = [file.replace(/^.*\//, ''), title].filter(Boolean).join(': ');
  return `${miss === undefined ? 'yes' : 'NO '}  ${bar.padEnd(22)}  ${mistake.padEnd(58)}  ${test}`;
}

ensureBrowser();
process.once('SIGINT', () => process.exit(130));
const began = Date.now();
const words = process.argv.slice(2);
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = Object.entries(MUTANTS).flatMap(([bar, mutants]) =>
  mutants.filter(({ mistake }) => isChosen(`${bar}: ${mistake}`)).map((mutant) => ({ bar, mutant })),
);
if (chosen.length === 0) {
  console.error(
    `No bar and no mistake is called "${words.join(' ')}". The bars:\n  ${Object.keys(MUTANTS).join('\n  ')}`,
  );
  process.exit(1);
}

const bench = await openBench();
const missed: string[] = [];
function tell(entry: Entry, miss: Miss): void {
  console.log(line(entry, miss));
  if (miss !== undefined) missed.push(`${entry.mutant.mistake}: ${miss}`);
}

const wrong = await wrongUnbroken(
  bench,
  chosen.map(({ mutant }) => mutant),
);
if (wrong.length > 0) {
  console.error(`Without a mistake these must pass first:\n\n${wrong.join('\n\n')}`);
} else {
  console.log('noticed  bar, mistake, test that must notice it\n');
  const alone: Entry[] = [];
  for (const group of together(chosen)) {
    const misses = await tryOut(
      bench,
      group.map(({ mutant }) => mutant),
    );
    for (const [index, entry] of group.entries()) {
      // Another mistake may have hidden this one.
      if (group.length > 1 && misses[index] !== undefined) alone.push(entry);
      else tell(entry, misses[index]);
    }
  }
  for (const entry of alone) tell(entry, (await tryOut(bench, [entry.mutant]))[0]);
  const minutes = ((Date.now() - began) / 60_000).toFixed(0);
  if (missed.length > 0) console.error(`\nNot noticed:\n\n${missed.join('\n\n')}`);
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} noticed in ${minutes} minutes.`);
}
await bench.close();
process.exit(wrong.length + missed.length === 0 ? 0 : 1);
