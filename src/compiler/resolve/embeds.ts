import { valueIn } from '@json-site/values/objects';
import { at, inFile, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import type { Project } from '../source/project.ts';
import { SINGLETONS } from '../source/singletons.ts';
import {
  type CompileContext,
  diagnosticAt,
  OMIT,
  reportText,
  type SourceLocation,
} from './compile-context.ts';
import { playerAddress } from './player-address.ts';
import { readAddress } from './urls.ts';

/** The origins from which pages may show something, as site.json lists them. */
export function embeddedOrigins({ site }: Project): string[] {
  const list = valueIn(site?.value, 'embeds');
  return Array.isArray(list) ? list.filter((origin) => typeof origin === 'string') : [];
}

/** Returns the address of something that a page shows from another server, if site.json names that server. */
export function resolveEmbed(
  text: string,
  location: SourceLocation,
  context: CompileContext,
): string | typeof OMIT {
  const address = readAddress(text);
  if (address.kind !== 'external' || !text.startsWith('https:')) {
    const problem = 'it is not the address of something on another server';
    const hint = 'Write it like https://www.example.org/page.';
    reportText({ text, location }, context, 'unsafe-url', problem, hint);
    return OMIT;
  }
  const player = playerAddress(text);
  if (player !== undefined) {
    const problem = 'browsers do not show that page inside of another one';
    const hint = `Write the address of the film alone: ${formatValue(player)}.`;
    reportText({ text, location }, context, 'unsafe-url', problem, hint, player);
    return OMIT;
  }
  const { origin } = new URL(text);
  if (embeddedOrigins(context.project).includes(origin)) return text;
  const property = { property: 'embeds', of: [], file: SINGLETONS.site.file };
  const message = sentence`${at(location.jsonPath)} is on ${origin}, which ${property} in ${inFile(property.file)} does not list: browsers would show nothing.`;
  const hint = sentence`Add ${formatValue(origin)} to ${property}, and say on the page about privacy that visitors' browsers contact it.`;
  context.report(diagnosticAt(location, 'unlisted-origin', message, hint));
  return OMIT;
}
