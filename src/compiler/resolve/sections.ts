import { at, sentence } from '../report/sentence.ts';
import { formatValue, suggestion } from '../report/wording.ts';
import type { PageFile } from '../source/project.ts';
import { type CompileContext, diagnosticAt, type SourceLocation } from './compile-context.ts';

/** Returns the pages directly under a route, written like `/industries/*`. Reports a section without pages. */
export function pagesOfSection(text: string, location: SourceLocation, context: CompileContext): PageFile[] {
  const { children } = context.project;
  const where = at(location.jsonPath);
  const parent = /^((?:\/[a-z0-9-]+)*)\/\*$/.exec(text)?.[1];
  const sections = [...children.keys()].map((route) => (route === '/' ? '/*' : `${route}/*`));
  if (parent === undefined) {
    const message = sentence`${where} is ${formatValue(text)}; a section is written like "${sections.at(-1) ?? '/a-section/*'}".`;
    context.report(diagnosticAt(location, 'wrong-pattern', message, suggestion(text, sections, 'Sections')));
    return [];
  }
  const pages = children.get(parent || '/') ?? [];
  if (pages.length === 0) {
    const message = sentence`${where} is ${formatValue(text)}; there is no page in content/pages${parent}/.`;
    context.report(diagnosticAt(location, 'empty-section', message, suggestion(text, sections, 'Sections')));
  }
  return pages;
}
