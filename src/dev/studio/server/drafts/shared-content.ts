import { fontFiles } from '@json-site/build/plugin';
import { themeCss } from '@json-site/compiler/theme';
import type { Compiled } from '@json-site/compiler/types';
import type { CheckedDraft } from '../../protocol.ts';

/** The build in the payloads of pages that are shown as they are being written. */
export const DEV_BUILD = 'development';

/**
 * Returns what every page in a language shows: the site and the style sheet of the theme. Undefined while they have
 * errors.
 */
export async function sharedContent(
  { site: main, sites, theme }: Compiled,
  language = '',
): Promise<CheckedDraft['shared']> {
  const site = sites[language] ?? main;
  if (!site || !theme) return undefined;
  return { site, themeCss: themeCss(theme, await fontFiles(theme, [main, sites])) };
}
