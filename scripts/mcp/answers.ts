import { createTwoFilesPatch } from 'diff';
import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import { formatJson } from '@json-site/compiler/documents';
import type { Diagnostic } from '@json-site/compiler/types';
import { isObject } from '@json-site/values/objects';

/** What a tool answers: a text, and whether the request was refused. */
export interface Answer {
  text: string;
  isError?: boolean;
}

export const asJson = (value: unknown): Answer => ({ text: JSON.stringify(value, null, 1) });

const isDiagnostic = (value: unknown): value is Diagnostic =>
  isObject(value) && typeof value['message'] === 'string' && typeof value['severity'] === 'string';

/** The diagnostics in a response of the studio's operations. */
export function diagnosticsIn(response: unknown): Diagnostic[] {
  const list = isObject(response) ? response['diagnostics'] : undefined;
  return Array.isArray(list) ? list.filter(isDiagnostic) : [];
}

/** A change that the compiler refuses, with what to do. */
export const refused = (diagnostics: readonly Diagnostic[]): Answer => ({
  text: `Nothing was written, because this change has errors:\n\n${formatDiagnostics([...diagnostics])}\n\nCorrect them and try again.`,
  isError: true,
});

/** The difference of two values of a file, for a person. */
export const differenceOf = (file: string, before: unknown, after: unknown): string =>
  createTwoFilesPatch(file, file, formatJson(before), formatJson(after), undefined, undefined, {
    context: 3,
  });
