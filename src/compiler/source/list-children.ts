import { valueIn } from '@json-site/values/objects';
import { readPageLanguage } from './languages/languages.ts';
import type { PageFile, Project } from './project.ts';
import { NOT_FOUND, parentOf } from './routes.ts';
import { collatorFor } from './site-language.ts';

/** Sorts by `order`, then by title in the site's language. Pages without an order come last. */
function inListOrder(a: PageFile, b: PageFile, collator: Intl.Collator): number {
  const order = (page: PageFile) => {
    const value = valueIn(page.parsed.value, 'order');
    return typeof value === 'number' ? value : Number.MAX_VALUE;
  };
  const title = (page: PageFile) => String(valueIn(page.parsed.value, 'title') ?? page.route);
  return order(a) - order(b) || collator.compare(title(a), title(b)) || (a.route < b.route ? -1 : 1);
}

/**
 * Lists the pages of each section. A section has the language of the page above it, and only pages in that language.
 */
export function listChildren(project: Project): void {
  const { pages, children } = project;
  const languageOfSection = (parent: string) =>
    pages.get(parent)?.language ?? readPageLanguage(parent, undefined, project);
  for (const page of pages.values()) {
    if (page.route === '/' || page.route === NOT_FOUND) continue;
    const parent = parentOf(page.route);
    if (page.language !== languageOfSection(parent)) continue;
    const siblings = children.get(parent);
    if (siblings) siblings.push(page);
    else children.set(parent, [page]);
  }
  for (const [parent, siblings] of children) {
    const collator = collatorFor(languageOfSection(parent));
    siblings.sort((a, b) => inListOrder(a, b, collator));
  }
}
