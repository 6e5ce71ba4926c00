import type { VerifyReport } from './verify.ts';

/** One line for each finding, with what to do. */
export function formatReport({ passed, findings, skipped }: VerifyReport, isForPerson: boolean): string {
  const lines = findings.map(({ check, message, fix }) => `${check}: ${message}. ${fix}`);
  if (!isForPerson) return lines.join('\n');
  const reasons = skipped.map(({ check, reason }) => `  ${check} ${reason}`);
  return [
    ...lines,
    ...(reasons.length > 0 ? ['Not checked:', ...reasons] : []),
    `${passed.length} checks passed, ${findings.length} findings.`,
  ].join('\n');
}
