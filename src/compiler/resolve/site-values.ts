import { isObject, valueIn } from '@json-site/values/objects';
import { at, inFile, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { schemaAt } from '../schema/schema-walk.ts';
import { isRead } from '../source/json-file.ts';
import { isTimeZone } from '../source/site-language.ts';
import type { CompileContext, SourceLocation } from './compile-context.ts';

/**
 * Returns a text of site.json that only some values need, and reports it once if it is missing.
 * @param of The object that has it: nothing for site.json itself.
 */
export function siteText(
  name: string,
  of: readonly string[],
  location: SourceLocation,
  { project: { site, input }, report }: CompileContext,
): string | undefined {
  if (!site) return undefined;
  const text = valueIn(site.value, ...of, name);
  if (typeof text === 'string') return text;
  if (!isRead(site)) return undefined;
  const property = { property: name, of: [...of] };
  const needing = sentence`${at(location.jsonPath, location.source.path)} in ${inFile(location.source.path)}`;
  const message = sentence`${at([...of])} has no ${property}, which ${needing} needs.`;
  const schema = schemaAt(input.schemas.site, of, input.schemas)?.properties?.[name];
  const hint = sentence`Add ${property}: ${schema?.description ?? ''}`;
  const jsonPath = isObject(valueIn(site.value, ...of)) ? [...of] : [];
  const located = { source: site.source, jsonPath, part: 'open' } as const;
  report({ ...located, code: 'missing-property', message, hint }, `site ${name}`);
  return undefined;
}

/** Returns a label of site.json. A missing one is reported once. */
export function siteLabel(
  name: string,
  location: SourceLocation,
  context: CompileContext,
): string | undefined {
  return siteText(name, ['labels'], location, context);
}

/** Returns the time zone of site.json. A missing one is reported once. */
export function siteTimeZone(location: SourceLocation, context: CompileContext): string | undefined {
  const timeZone = siteText('timeZone', [], location, context);
  const { site } = context.project;
  if (timeZone === undefined || !site || isTimeZone(timeZone)) return timeZone;
  const message = sentence`timeZone is ${formatValue(timeZone)}; there is no such time zone.`;
  const hint = 'Write the name of the nearest large city of your zone, for example "Europe/London".';
  const located = { source: site.source, jsonPath: ['timeZone'] };
  context.report({ ...located, code: 'not-allowed', message, hint }, 'site timeZone');
  return undefined;
}
