import type { Icon, Inline, InlineNode, PageLink, PageName } from '../model.ts';
import { formatValue, nearest, suggestion } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { PlainMeaning } from '../schema/vocabulary.ts';
import { formatPath } from '../source/locations.ts';
import { NOT_FOUND } from '../source/routes.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from './compile-context.ts';
import { type Condition, conditionHolds } from './conditions.ts';
import { parseInline } from './inline.ts';
import { resolveLink } from './links.ts';
import { resolveMedia } from './media.ts';
import { storedData } from './stored-data.ts';

type Resolve = (text: string, location: SourceLocation, context: CompileContext) => unknown;

function inline(text: string, location: SourceLocation, context: CompileContext): Inline {
  const nodes = parseInline(text).map((parsed): InlineNode => {
    if (parsed.kind === 'text') return parsed.text;
    if (parsed.kind === 'strong') return { strong: parsed.text };
    const href = resolveLink(context, location, parsed.href, { start: parsed.start, end: parsed.end });
    return href === OMIT ? parsed.text : { text: parsed.text, href };
  });
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

function icon(text: string, location: SourceLocation, context: CompileContext): Icon {
  const { icons } = context.project.input;
  if (Object.hasOwn(icons, text)) {
    context.usedIcons.add(text);
    return text;
  }
  const near = nearest(text, Object.keys(icons));
  const message = `${formatPath(location.jsonPath)} is ${formatValue(text)}; there is no such icon.`;
  const question = near ? `Did you mean "${near}"?  ` : '';
  context.report(
    diagnosticAt(location, 'unknown-icon', message, `${question}${location.schema.description ?? ''}`),
  );
  return '';
}

function page(text: string, location: SourceLocation, context: CompileContext): unknown {
  const file = text === NOT_FOUND ? undefined : context.project.pages.get(text);
  const link = file ? context.pageLink(text) : null;
  if (!file || !link) {
    // resolveLink() reports a wrong or broken address, as for any other link.
    const href = resolveLink(context, location, text);
    if (typeof href === 'string' && /^(https|mailto|tel):|#|\?/.test(href)) {
      const message = `${formatPath(location.jsonPath)} is ${formatValue(text)}; only a page of this site is allowed here.`;
      context.report(diagnosticAt(location, 'broken-link', message, location.schema.description));
    }
    return OMIT;
  }
  context.addReference(location, { kind: 'page', to: text });
  const { needs } = location.schema;
  const { value, source } = file.parsed;
  if (
    needs &&
    isObject(value) &&
    value[needs] === undefined &&
    context.isFirstReport(`${needs} of ${text}`)
  ) {
    const shown = `${formatPath(location.jsonPath)} in ${location.source.path}`;
    const message = `This page has no "${needs}", which ${shown} shows.`;
    const about = context.project.input.schemas.page.properties?.[needs]?.description ?? '';
    const hint = `Add "${needs}": ${about}`;
    // Reported once, in the file to change: a whole section may link to that page.
    context.report({ code: 'missing-property', source, jsonPath: [], part: 'open', message, hint });
  }
  return link;
}

function pages(text: string, location: SourceLocation, context: CompileContext): PageLink[] {
  const where = formatPath(location.jsonPath);
  const parent = /^((?:\/[a-z0-9-]+)*)\/\*$/.exec(text)?.[1];
  const sections = [...context.project.children.keys()].map((route) => (route === '/' ? '/*' : `${route}/*`));
  if (parent === undefined) {
    const message = `${where} is ${formatValue(text)}; a section is written like "/industries/*".`.replace(
      '/industries/*',
      sections.at(-1) ?? '/a-section/*',
    );
    context.report(diagnosticAt(location, 'wrong-pattern', message, suggestion(text, sections, 'Sections')));
    return [];
  }
  const links = context.pageLinks(parent || '/');
  if (links.length === 0) {
    const folder = `content/pages${parent}/`;
    const message = `${where} is ${formatValue(text)}; there is no page in ${folder}.`;
    context.report(diagnosticAt(location, 'empty-section', message, suggestion(text, sections, 'Sections')));
  }
  for (const link of links) context.addReference(location, { kind: 'page', to: link.path });
  return links;
}

function pageNames(text: string, location: SourceLocation, context: CompileContext): PageName[] {
  return pages(text, location, context).map(({ path, title }) => ({ path, title }));
}

/** The resolver of each value of the schema keyword `means`, except those of records. */
export const MEANINGS: Record<PlainMeaning, Resolve> = {
  inline,
  link: (text, location, context) => resolveLink(context, location, text),
  anchor: (text) => text,
  alternative: (text) => text,
  media: resolveMedia,
  icon,
  page,
  pages,
  'page-names': pageNames,
  condition: (text, _, { project }) => (conditionHolds(text as Condition, project) ? text : OMIT),
  stored: storedData,
};
