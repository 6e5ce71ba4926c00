import { parseUrl } from '@json-site/values/paths';
import { type CompileContext, reportText, type SourceLocation } from './compile-context.ts';

/** The origin at the beginning of an address, as the patterns of the schemas allow it. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?=\/|$)/;

/**
 * Resolves `means: "origin"`: the address of a server, which headers and configurations of servers contain, or an
 * address on it. The pattern of the schema reports other characters; this reports a host or port that does not exist,
 * and the port that browsers leave out.
 */
export function resolveOrigin(text: string, location: SourceLocation, context: CompileContext): string {
  const [written] = ORIGIN.exec(text) ?? [];
  if (written === undefined) return text;
  const { origin, port } = parseUrl(written) ?? { origin: undefined, port: '0' };
  if (origin === written && port !== '0') return text;
  if (origin === undefined || port === '0') {
    const hint = 'Write it like https://www.example.org, or with a port from 1 to 65535 at its end.';
    reportText({ text, location }, context, 'wrong-pattern', 'no server has such an address', hint);
    return text;
  }
  const right = origin + text.slice(written.length);
  reportText(
    { text, location },
    context,
    'wrong-pattern',
    `browsers write it "${right}"`,
    `Write "${right}".`,
    right,
  );
  return text;
}
