import path from 'node:path';

/** What of Playwright's JSON report is read here. */
export interface PlaywrightReport {
  /** The folder that the names of files begin in. */
  config: { rootDir: string };
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number };
}

interface Suite {
  suites?: Suite[];
  specs?: ReportedSpec[];
}

interface ReportedSpec {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: {
    status: string;
    annotations: Annotation[];
    results: { attachments: { name: string; path?: string }[]; errors?: { message?: string }[] }[];
  }[];
}

interface Annotation {
  type: string;
  description?: string;
}

/** One test in one project. */
export interface Spec {
  title: string;
  /** Where it stands, for example `tests/site/navigation/navigation.e2e.ts:68`. */
  place: string;
  isGreen: boolean;
  /** It failed at first and passed when it was tried again. */
  isSecondTry: boolean;
  /** What was recorded of its second try. */
  trace: string | undefined;
  annotations: Annotation[];
  /** What its failures say. */
  errors: string[];
}

const shown = (file: string) => path.relative('.', file);

function specOf({ title, file, line, ok, tests }: ReportedSpec, root: string): Spec {
  const results = tests.flatMap((test) => test.results);
  return {
    title,
    place: `${shown(path.join(root, file))}:${line}`,
    isGreen: ok,
    isSecondTry: tests.some(({ status }) => status === 'flaky'),
    trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path,
    annotations: tests.flatMap(({ annotations }) => annotations),
    errors: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
  };
}

const below = ({ suites = [], specs = [] }: Suite, root: string): Spec[] => [
  ...specs.map((spec) => specOf(spec, root)),
  ...suites.flatMap((suite) => below(suite, root)),
];

/** All tests of a report. */
export function specsOf({ config, suites }: PlaywrightReport): Spec[] {
  return suites.flatMap((suite) => below(suite, config.rootDir));
}

/** A line for each test that failed at first and passed when it was tried again, and how to see what it did. */
export function secondTries(report: PlaywrightReport): string[] {
  return specsOf(report)
    .filter(({ isSecondTry }) => isSecondTry)
    .map(({ place, title, trace }) => {
      const recorded = trace ? `\n  npx playwright show-trace ${shown(trace)}` : '';
      return `passed at the second try: ${place} ${title}${recorded}`;
    });
}
