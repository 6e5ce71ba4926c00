import { isObject } from '@json-site/values/objects';
import type { Severity } from '../report/codes.ts';
import { at, inFile, sentence } from '../report/sentence.ts';
import type { PageFile } from '../source/project.ts';
import type { CompileContext, SourceLocation } from './compile-context.ts';

/**
 * Reports a property that a page lacks although a value elsewhere shows it. Reported once, in the file to change: a
 * whole section may refer to that page.
 */
export function requireOfPage(
  { route, parsed: { source, value } }: PageFile,
  name: string,
  location: SourceLocation,
  context: CompileContext,
  severity: Severity = 'error',
): void {
  if (!isObject(value) || value[name] !== undefined) return;
  const shownIn =
    location.source === source
      ? at(location.jsonPath)
      : sentence`${at(location.jsonPath, location.source.path)} in ${inFile(location.source.path)}`;
  const message = sentence`This page has no ${{ property: name, of: [] }}, which ${shownIn} shows.`;
  const about = context.project.input.schemas.page.properties?.[name]?.description ?? '';
  const hint = `Add "${name}": ${about}`;
  const located = { source, jsonPath: [], part: 'open' } as const;
  context.report({ ...located, code: 'missing-property', severity, message, hint }, `${name} of ${route}`);
}
