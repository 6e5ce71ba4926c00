import type { RuleDiagnostic } from '../../report/diagnostic.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { SiteIndex } from './site-index.ts';

/** Tells every page whose text under a name is, but for capitals and spaces, that of an earlier page. */
export function reportDuplicates(
  { project }: SiteIndex,
  name: 'title' | 'description',
  hint: string,
  tell: (finding: RuleDiagnostic) => void,
): void {
  const first = new Map<string, string>();
  for (const { parsed } of project.pages.values()) {
    const value = isObject(parsed.value) ? parsed.value[name] : undefined;
    if (typeof value !== 'string') continue;
    const plain = value.trim().replace(/\s+/g, ' ').toLowerCase();
    const other = first.get(plain);
    if (other === undefined) first.set(plain, parsed.source.path);
    else tell({ source: parsed.source, segments: [name], message: `${name} is that of ${other} too.`, hint });
  }
}
