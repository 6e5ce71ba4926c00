import { type PlaywrightReport, type Spec, specsOf } from '../test/playwright-report.ts';

const factsOf = (specs: Spec[], type: string) =>
  specs
    .flatMap(({ annotations }) => annotations)
    .filter((annotation) => annotation.type === type)
    .map(({ description = '{}' }) => JSON.parse(description) as Record<string, number | string>);

const sum = (facts: Record<string, number | string>[], name: string) =>
  facts.reduce((total, fact) => total + Number(fact[name] ?? 0), 0);

/** A line for each fault: its runs and how many were green. */
function faultLines(specs: Spec[]): string[] {
  const groups = new Map<string, Spec[]>();
  for (const spec of specs) {
    const fault = spec.title.replace(/: (contact|quote) at \d+ px$/, '');
    groups.set(fault, [...(groups.get(fault) ?? []), spec]);
  }
  return [...groups].map(([fault, runs]) => {
    const green = runs.filter(({ isGreen }) => isGreen).length;
    const [outcome = ''] = factsOf(runs, 'fault').map((fact) => String(fact['outcome']));
    return `${fault.padEnd(62)} ${outcome.padEnd(13)} ${green} of ${runs.length}`;
  });
}

/** The figures of a run of the fault tests, as lines to print. */
export function figuresOf(report: PlaywrightReport, seconds: number): string {
  const specs = specsOf(report);
  const faults = specs.filter(({ title }) => title.startsWith('fault '));
  const green = faults.filter(({ isGreen }) => isGreen);
  const slowest = Math.max(0, ...factsOf(green, 'fault').map((fact) => Number(fact['milliseconds'])));
  const once = factsOf(specs, 'once');
  const mistakes = factsOf(specs, 'mistakes');
  const failed = specs.filter(({ isGreen }) => !isGreen);
  return [
    '',
    ...faultLines(faults),
    '',
    `Faults: ${faults.length} runs; without a lost answer, a false "sent", a duplicate or a wrong word: ${green.length}`,
    `Told after the end of the request: ${slowest} ms at the latest (the bar is 1000)`,
    `Once only: ${sum(once, 'sequences')} sequences of ${sum(once, 'steps')} steps, seed ${once[0]?.['seed'] ?? '-'}: one row each`,
    `Mistakes: ${sum(mistakes, 'count')} field × rule × width`,
    `Drafts: every answer back within 500 ms at ${sum(factsOf(specs, 'drafts'), 'points')} points × ways to leave`,
    `All tests: ${specs.length}, failed: ${failed.length}, ${seconds} s`,
    ...failed.map(({ title }) => `  failed: ${title}`),
  ].join('\n');
}
