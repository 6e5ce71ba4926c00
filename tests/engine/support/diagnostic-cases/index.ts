import { CHART_CASES } from './charts.ts';
import { DATE_CASES } from './dates.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { FILE_CASES } from './files.ts';
import { FORM_CASES } from './forms.ts';
import { LINK_CASES } from './links.ts';
import { MEDIA_CASES } from './media.ts';
import { RECORD_CASES } from './records.ts';
import { ROUTE_CASES } from './routes.ts';
import { SCHEMA_CASES } from './schemas.ts';
import { TEXT_CASES } from './texts.ts';
import { THEME_CASES } from './theme.ts';
import { VALUE_CASES } from './values.ts';

/** Invalid content with the diagnostic for it. The tests compare the output; docs/diagnostics.md shows it as examples. */
export const DIAGNOSTIC_CASES: readonly DiagnosticCase[] = [
  ...FILE_CASES,
  ...RECORD_CASES,
  ...SCHEMA_CASES,
  ...VALUE_CASES,
  ...LINK_CASES,
  ...ROUTE_CASES,
  ...DATE_CASES,
  ...TEXT_CASES,
  ...MEDIA_CASES,
  ...FORM_CASES,
  ...THEME_CASES,
  ...CHART_CASES,
];
