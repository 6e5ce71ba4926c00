import { type Check, type Finding, NEEDS, type Need, type Run } from './check.ts';
import { CHECKS } from './checks.ts';

export interface VerifyReport {
  passed: string[];
  findings: Finding[];
  /** Checks that did not run, and why. */
  skipped: { check: string; reason: string }[];
}

export interface CheckChoice {
  /** Only these checks, and those that they come after. */
  only?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
  /** Those of NEEDS that are there. */
  has: ReadonlySet<Need>;
}

/** The checks that are wanted, with those that decide whether they can say anything. */
function withEarlier(checks: readonly Check[], only: readonly string[]): Set<string> {
  const wanted = new Set(only);
  for (const { id, after = [] } of [...checks].reverse())
    if (wanted.has(id)) for (const one of after) wanted.add(one);
  return wanted;
}

async function outcomeOf(check: Check, run: Run): Promise<string[]> {
  try {
    return await check.run(run);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return [`the check was not completed: ${code ?? message}`];
  }
}

/** Runs the checks one after the other. */
export async function verify(
  run: Run,
  { only, except = [], has }: CheckChoice,
  checks: readonly Check[] = CHECKS,
): Promise<VerifyReport> {
  const wanted = only ? withEarlier(checks, only) : undefined;
  const report: VerifyReport = { passed: [], findings: [], skipped: [] };
  /** Checks that have found something, and those that were skipped because of one. */
  const broken = new Set<string>();
  for (const check of checks) {
    const { id, needs = [], after = [], fix } = check;
    if ((wanted && !wanted.has(id)) || except.includes(id)) continue;
    const missing = needs.find((need) => !has.has(need));
    const earlier = after.find((one) => broken.has(one));
    if (missing) report.skipped.push({ check: id, reason: `needs ${NEEDS[missing]}` });
    else if (earlier) {
      broken.add(id);
      report.skipped.push({ check: id, reason: `says nothing before "${earlier}" is right` });
    } else {
      const messages = await outcomeOf(check, run);
      report.findings.push(...messages.map((message) => ({ check: id, message, fix })));
      if (messages.length === 0) report.passed.push(id);
      else broken.add(id);
    }
  }
  return report;
}
