export { SEVERITIES } from './report/codes.ts';
export {
  type FoundDiagnostic,
  fileDiagnostic,
  foundInFile,
  locateDiagnostic,
  locateInFile,
  type RuleDiagnostic,
  sortDiagnostics,
} from './report/diagnostic.ts';
export { type Fix, replaceAt } from './report/fix.ts';
export { applyFix, type Change, contentToFix, fixValue } from './report/fixes.ts';
export { formatDiagnostic, formatDiagnostics, summarise } from './report/format-diagnostic.ts';
export {
  type CheckReport,
  REPORT_FORMATS,
  type ReportPart,
} from './report/format-report.ts';
export { at, inFile, printSentence, type Sentence, sentence } from './report/sentence.ts';
export { encodingDiagnostic } from './source/file-diagnostics.ts';
