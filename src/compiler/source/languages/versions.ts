import { valueIn } from '@json-site/values/objects';
import type { PageData } from '../../types.ts';
import type { PageFile, Project } from '../project.ts';
import { NOT_FOUND } from '../routes.ts';
import { furtherLanguages, isBelow } from './languages.ts';
import { directionOf } from './tags.ts';

/** The page that a page names as its original. */
export function originalOf({ parsed: { value } }: PageFile, { pages }: Project): PageFile | undefined {
  const route = valueIn(value, 'translationOf');
  return typeof route === 'string' && route !== NOT_FOUND ? pages.get(route) : undefined;
}

/** The address that a page would have in the main language: pages with the same one are versions of each other. */
function mainAddress(page: PageFile, project: Project, seen: ReadonlySet<string> = new Set()): string {
  const original = originalOf(page, project);
  if (original && !seen.has(page.route))
    return mainAddress(original, project, new Set([...seen, page.route]));
  const folder = furtherLanguages(project).find(({ tag }) => tag === page.language)?.folder;
  const isOfFolder = folder !== undefined && isBelow(page.route, folder);
  return isOfFolder ? page.route.slice(folder.length + 1) || '/' : page.route;
}

/** The pages that are versions of each other, by the address that they would have in the main language. */
export function groupVersions(project: Project): Map<string, PageFile[]> {
  const groups = new Map<string, PageFile[]>();
  if (project.languages.length === 0) return groups;
  for (const page of project.pages.values()) {
    if (page.route === NOT_FOUND) continue;
    const address = mainAddress(page, project);
    groups.set(address, [...(groups.get(address) ?? []), page]);
  }
  return groups;
}

/** The address of each version, by language: the first one of a language, in the order of the site's languages. */
function addressesOf(pages: readonly PageFile[], project: Project): Record<string, string> | undefined {
  const main = project.language;
  const tags = [main, ...project.languages.map(({ tag }) => tag).filter((tag) => tag !== main)];
  const versions = tags.flatMap((tag): [string, string][] => {
    const page = pages.find((one) => one.language === tag);
    return page ? [[tag, page.route]] : [];
  });
  const [first] = versions;
  return first && versions.length > 1
    ? Object.fromEntries([...versions, ['x-default', first[1]]])
    : undefined;
}

/** The versions of each page that has others, by its address. */
export function versionsByRoute(project: Project): Map<string, Record<string, string>> {
  return new Map(
    [...groupVersions(project).values()].flatMap((pages) => {
      const versions = addressesOf(pages, project);
      // A second page in one language is no version.
      return versions ? Object.values(versions).map((route) => [route, versions] as const) : [];
    }),
  );
}

/**
 * Adds to each page the direction of its script, and on a site with several languages its language and its versions.
 */
export function inTheirLanguage(pages: PageData[], project: Project): PageData[] {
  if (project.languages.length === 0) {
    const dir = directionOf(project.language);
    return dir ? pages.map((page) => ({ ...page, dir })) : pages;
  }
  const versions = versionsByRoute(project);
  return pages.map((page) => {
    const { language } = project.pages.get(page.path) ?? project;
    const folder = furtherLanguages(project).find(({ tag }) => tag === language)?.folder;
    const home = `/${folder}`;
    const dir = directionOf(language);
    const own = versions.get(page.path);
    return {
      ...page,
      language,
      ...(dir && { dir }),
      ...(folder !== undefined && project.pages.has(home) && { home }),
      ...(own && { versions: own }),
    };
  });
}
