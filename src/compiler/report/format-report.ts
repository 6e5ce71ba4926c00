import type { Diagnostic } from '../types.ts';
import type { Severity } from './codes.ts';
import { countSeverities } from './format-diagnostic.ts';

/** What one part of the check (content, types, lint, …) had to say, besides diagnostics of the content. */
export interface ReportPart {
  name: string;
  passed: boolean;
  summary: string;
  /** What the part's own tool printed; empty when it passed. */
  output: string;
}

/** The whole check as data. Properties may be added to it; none changes or goes while `version` is the same. */
export interface CheckReport {
  version: 1;
  passed: boolean;
  counts: Record<Severity, number>;
  diagnostics: readonly Diagnostic[];
  parts: readonly ReportPart[];
}

/** For other programs: one JSON document. */
export function formatJson(diagnostics: readonly Diagnostic[], parts: readonly ReportPart[]): string {
  const report: CheckReport = {
    version: 1,
    passed: parts.every(({ passed }) => passed),
    counts: countSeverities(diagnostics),
    diagnostics,
    parts,
  };
  return JSON.stringify(report, null, 2);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

const whole = ({ message, hint }: Diagnostic) => (hint ? `${message}\n${hint}` : message);

/** For GitHub Actions: workflow commands, which it shows beside the line. */
export function formatGithub(list: readonly Diagnostic[]): string {
  return list
    .map((one) => {
      const { file, line, column, length, code, severity } = one;
      const place = `file=${escapeProperty(file)},line=${line},col=${column},endColumn=${column + length}`;
      return `::${severity} ${place},title=${escapeProperty(code)}::${escapeData(whole(one))}`;
    })
    .join('\n');
}

const GITLAB_SEVERITY: Record<Severity, string> = { error: 'major', warning: 'minor', notice: 'info' };

/** A name of a problem that stays the same while only lines above it change. */
function fingerprint({ code, file, path, message }: Diagnostic): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of [code, file, path, message].join('\n')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** For GitLab: a code quality report, which it shows in the merge request. */
export function formatGitlab(list: readonly Diagnostic[]): string {
  const seen = new Map<string, number>();
  const report = list.map((one) => {
    const print = fingerprint(one);
    const times = seen.get(print) ?? 0;
    seen.set(print, times + 1);
    return {
      description: whole(one),
      check_name: one.code,
      fingerprint: times === 0 ? print : `${print}-${times}`,
      severity: GITLAB_SEVERITY[one.severity],
      location: { path: one.file, lines: { begin: one.line } },
    };
  });
  return JSON.stringify(report, null, 2);
}
