import { formatValue } from '../../report/wording.ts';
import { slowPattern } from '../patterns/slow-pattern.ts';
import type { SchemaNode, SchemaReport } from './schema-node.ts';

/** Characters of a text of content without "maxLength". */
const USUAL_LENGTH = 5000;

/**
 * Reports what is no pattern, or too slow a one. `isOwn`: the schema belongs to the site. A test examines those of the
 * engine, so that no command has to.
 */
export function checkPattern({ schema, path }: SchemaNode, isOwn: boolean, report: SchemaReport): void {
  const { pattern, maxLength } = schema;
  if (typeof pattern !== 'string') return;
  try {
    // Ajv compiles patterns in the same way.
    new RegExp(pattern, 'u');
    const slow = isOwn && slowPattern(pattern, typeof maxLength === 'number' ? maxLength : USUAL_LENGTH);
    if (!slow) return;
    const message = `pattern is ${formatValue(pattern)}: ${slow.reason}.`;
    report({ node: path, keyword: 'pattern', message, hint: slow.instead });
  } catch (error) {
    const [, reason = 'it cannot be read'] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    const message = `pattern is ${formatValue(pattern)}; this is not a regular expression: ${reason.toLowerCase()}.`;
    const hint = 'Write a backslash twice in JSON: "\\\\." matches a full stop.';
    report({ node: path, keyword: 'pattern', message, hint });
  }
}
