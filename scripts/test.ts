import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './test/browser.ts';
import { findJava, installJava } from './test/java.ts';
import { type PlaywrightReport, secondTries } from './test/playwright-report.ts';
import { runNode } from './test/run-node.ts';
import { htmlProblems } from './test/valid-html.ts';

const UNIT_REPORT = '.cache/reports/unit.json';
const E2E_REPORT = '.cache/reports/e2e.json';

interface Count {
  passed: number;
  failed: number;
}

/** A step that counts as one test: the check, the build. */
function step(title: string, options: string[]): Count {
  console.log(`\n— ${title}`);
  return runNode(options) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readReport<Content>(file: string, count: (report: Content) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Content);
  } catch {
    // The runner died before it could count: that is one failure, never none.
    return { passed: 0, failed: 1 };
  }
}

function unitTests(): Count {
  console.log('\n— Unit and database tests');
  const isGreen = runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
  const count = readReport(UNIT_REPORT, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
  return isGreen || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** A test that fails by chance must not stop anybody's work, and must not be overlooked either. */
const byChance: string[] = [];

function countBrowserTests(report: PlaywrightReport): Count {
  byChance.push(...secondTries(report));
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

function browserTests(): Count {
  console.log('\n— Browser tests on the built site');
  rmSync('.cache/backend-e2e', { recursive: true, force: true });
  rmSync('.cache/backend-e2e-dev', { recursive: true, force: true });
  const isGreen = runNode(['node_modules/@playwright/test/cli.js', 'test', '--retries=1'], {
    PLAYWRIGHT_JSON: E2E_REPORT,
  });
  const count = readReport(E2E_REPORT, countBrowserTests);
  return isGreen || count.failed > 0 ? count : { ...count, failed: 1 };
}

function validHtml(): Count {
  console.log('\n— Valid HTML');
  const java = findJava() ?? installJava();
  if (!java) {
    console.log(
      'Not checked: there is no Java 11 or newer here. As root: apt-get install default-jre-headless',
    );
    return { passed: 0, failed: 0 };
  }
  const problems = htmlProblems(java, 'dist');
  console.log(problems.length > 0 ? problems.join('\n\n') : 'No errors, no warnings.');
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

ensureBrowser();
rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });

const check = step('Content, types, lint, generated files', ['--import', 'tsx', 'scripts/check.ts']);
const build = step('Production build', ['--import', 'tsx', 'scripts/build.ts']);
const unit = unitTests();
const html = build.failed > 0 ? { passed: 0, failed: 0 } : validHtml();
const browser = build.failed > 0 ? { passed: 0, failed: 0 } : browserTests();

const total = [check, unit, build, html, browser].reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}));
if (byChance.length > 0) console.log(`\n${byChance.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
