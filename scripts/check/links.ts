import { readProject } from '@json-site/compiler/project';
import { loadContent } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import type { ReportFormat } from './options.ts';
import { formatReferrers, whatLinksHere } from './what-links-here.ts';

/** Prints every reference to a page, anchor, media file or record. Returns the exit status. */
export function printLinks(target: string, format: ReportFormat): number {
  const input = loadContent();
  const compiled = compile(input);
  const media = input.media.map(({ name }) => name);
  const records = [...readProject(input).records].flatMap(([collection, files]) =>
    [...files.keys()].map((id) => `${collection}/${id}`),
  );
  const found = whatLinksHere(compiled, media, records, target);
  const names = [...compiled.pages.map(({ path }) => path), ...media, ...records];
  console.log(format === 'json' ? JSON.stringify(found, null, 2) : formatReferrers(found, names));
  return found.known ? 0 : 1;
}
