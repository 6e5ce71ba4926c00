import { printable, printableJson } from '../source/characters.ts';
import type { Diagnostic } from '../types.ts';
import type { Severity } from './codes.ts';
import { countSeverities, linesOf } from './format-diagnostic.ts';

/** The result of one part of `npm run check`: content, types, lint or generated files. */
export interface ReportPart {
  name: string;
  passed: boolean;
  summary: string;
  /** The output of the part's tool; empty if the part passed. */
  output: string;
}

/** The JSON format of `npm run check`. New properties may be added; other changes need a new `version`. */
export interface CheckReport {
  version: 1;
  passed: boolean;
  counts: Record<Severity, number>;
  diagnostics: readonly Diagnostic[];
  parts: readonly ReportPart[];
}

/** One JSON document, for other programs. */
export function formatJsonReport(diagnostics: readonly Diagnostic[], parts: readonly ReportPart[]): string {
  const report: CheckReport = {
    version: 1,
    passed: parts.every(({ passed }) => passed),
    counts: countSeverities(diagnostics),
    diagnostics,
    parts,
  };
  return printableJson(report);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

const fullText = (diagnostic: Diagnostic) => linesOf(diagnostic).join('\n');

/** Workflow commands of GitHub Actions, which GitHub shows next to the line. */
export function formatGithub(list: readonly Diagnostic[]): string {
  return list
    .map((one) => {
      const { file, line, column, length, code, severity } = one;
      const position = `file=${escapeProperty(printable(file))},line=${line},col=${column},endColumn=${column + length}`;
      return `::${severity} ${position},title=${escapeProperty(code)}::${escapeData(fullText(one))}`;
    })
    .join('\n');
}

const GITLAB_SEVERITY: Record<Severity, string> = { error: 'major', warning: 'minor', notice: 'info' };

/** Identifies a diagnostic independently of its line, by FNV-1a. */
function fingerprint({ code, file, path, message }: Diagnostic): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of [code, file, path, message].join('\n')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** A code quality report, which GitLab shows in the merge request. */
export function formatGitlab(list: readonly Diagnostic[]): string {
  const amounts = new Map<string, number>();
  const report = list.map((one) => {
    const print = fingerprint(one);
    const amount = amounts.get(print) ?? 0;
    amounts.set(print, amount + 1);
    return {
      description: fullText(one),
      check_name: one.code,
      fingerprint: amount === 0 ? print : `${print}-${amount}`,
      severity: GITLAB_SEVERITY[one.severity],
      location: { path: one.file, lines: { begin: one.line } },
    };
  });
  return printableJson(report);
}

/** The formats for other programs. */
export const REPORT_FORMATS = { json: formatJsonReport, github: formatGithub, gitlab: formatGitlab } as const;
