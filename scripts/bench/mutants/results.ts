import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type PlaywrightReport, specsOf } from '../../test/playwright-report.ts';

/** What became of a test. */
export interface Result {
  title: string;
  isGreen: boolean;
  /** What it says where it failed. */
  said: string;
}

/** What of Vitest's JSON report is read here. */
interface UnitReport {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

function read<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

/** The results in a report of Playwright's; none where it did not come to write one. */
export function browserResults(file: string): Result[] {
  const report = read<PlaywrightReport>(file);
  return report
    ? specsOf(report).map(({ title, isGreen, errors }) => ({
        title,
        isGreen,
        said: stripVTControlCharacters(errors.join('\n')),
      }))
    : [];
}

/** The results in a report of Vitest's; none where it did not come to write one. */
export function unitResults(file: string): Result[] {
  const all = read<UnitReport>(file)?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return all
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status, failureMessages }) => ({
      title,
      isGreen: status === 'passed',
      said: failureMessages.join('\n'),
    }));
}
