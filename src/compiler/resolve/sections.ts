import { suggestion } from '../report/wording.ts';
import type { PageFile } from '../source/project.ts';
import { type CompileContext, reportText, type SourceLocation } from './compile-context.ts';

/** Returns the pages directly under a route, written like `/industries/*`. Reports a section without pages. */
export function pagesOfSection(text: string, location: SourceLocation, context: CompileContext): PageFile[] {
  const { children } = context.project;
  const parent = /^((?:\/[a-z0-9-]+)*)\/\*$/.exec(text)?.[1];
  const sections = [...children.keys()].map((route) => (route === '/' ? '/*' : `${route}/*`));
  if (parent === undefined) {
    const problem = `a section is written like "${sections.at(-1) ?? '/a-section/*'}"`;
    reportText({ text, location }, context, 'wrong-pattern', problem, suggestion(text, sections, 'Sections'));
    return [];
  }
  const pages = children.get(parent || '/') ?? [];
  if (pages.length === 0) {
    const problem = `there is no page in content/pages${parent}/`;
    reportText({ text, location }, context, 'empty-section', problem, suggestion(text, sections, 'Sections'));
  }
  return pages;
}
