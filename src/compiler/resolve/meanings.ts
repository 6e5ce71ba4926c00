import type { Icon, Inline, InlineNode, Media, PageLink, PageName } from '../model.ts';
import { formatValue, nearest, suggestion } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { Meaning } from '../schema/vocabulary.ts';
import { formatPath } from '../source/locations.ts';
import { NOT_FOUND } from '../source/routes.ts';
import { type CompileContext, DROP, type Place, reportAt } from './compile-context.ts';
import { type Condition, conditionHolds } from './conditions.ts';
import { parseInline } from './inline.ts';
import { resolveLink } from './links.ts';
import { storedData } from './stored-data.ts';

type Resolve = (text: string, place: Place, world: CompileContext) => unknown;

function inline(text: string, place: Place, world: CompileContext): Inline {
  const nodes = parseInline(text).map((part): InlineNode => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'strong') return { strong: part.text };
    const href = resolveLink(world, place, part.href, { start: part.start, end: part.end });
    return href === DROP ? part.text : { text: part.text, href };
  });
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

function media(text: string, place: Place, world: CompileContext): Media {
  world.refer(place, { kind: 'media', to: text });
  const file = world.project.media.get(text);
  if (file) {
    const { name: _, bytes: __, inSprite, ...found } = file;
    return { ...found, src: inSprite ?? found.src };
  }
  const message = `${formatPath(place.segments)} is ${formatValue(text)}; there is no such file in content/media/.`;
  world.report(
    reportAt(place, 'missing-media', message, suggestion(text, [...world.project.media.keys()], 'Files')),
  );
  return { src: `/media/${encodeURIComponent(text)}`, width: 0, height: 0 };
}

function icon(text: string, place: Place, world: CompileContext): Icon {
  const { icons } = world.project.input;
  if (Object.hasOwn(icons, text)) {
    world.shown.icons.add(text);
    return text;
  }
  const near = nearest(text, Object.keys(icons));
  const message = `${formatPath(place.segments)} is ${formatValue(text)}; there is no such icon.`;
  const question = near ? `Did you mean "${near}"?  ` : '';
  world.report(reportAt(place, 'unknown-icon', message, `${question}${place.schema.description ?? ''}`));
  return '';
}

function page(text: string, place: Place, world: CompileContext): unknown {
  const file = text === NOT_FOUND ? undefined : world.project.pages.get(text);
  const link = file ? world.pageLink(text) : null;
  if (!file || !link) {
    // The address has the wrong form or leads nowhere: either is told as for any other link.
    const href = resolveLink(world, place, text);
    if (typeof href === 'string' && /^(https|mailto|tel):|#|\?/.test(href)) {
      const message = `${formatPath(place.segments)} is ${formatValue(text)}; here only a page of this site can stand.`;
      world.report(reportAt(place, 'broken-link', message, place.schema.description));
    }
    return DROP;
  }
  world.refer(place, { kind: 'page', to: text });
  const { needs } = place.schema;
  const { value, source } = file.parsed;
  if (needs && isObject(value) && value[needs] === undefined && world.firstTime(`${needs} of ${text}`)) {
    const shown = `${formatPath(place.segments)} in ${place.source.path}`;
    const message = `This page has no "${needs}", which ${shown} shows.`;
    const about = world.project.input.schemas.page.properties?.[needs]?.description ?? '';
    const hint = `Add "${needs}": ${about}`;
    // Told once, in the file to change: a whole section may lead back to it.
    world.report({ code: 'missing-property', source, segments: [], spot: 'open', message, hint });
  }
  return link;
}

function pages(text: string, place: Place, world: CompileContext): PageLink[] {
  const where = formatPath(place.segments);
  const parent = /^((?:\/[a-z0-9-]+)*)\/\*$/.exec(text)?.[1];
  const sections = [...world.project.children.keys()].map((route) => (route === '/' ? '/*' : `${route}/*`));
  if (parent === undefined) {
    const message = `${where} is ${formatValue(text)}; a section is written like "/industries/*".`.replace(
      '/industries/*',
      sections.at(-1) ?? '/a-section/*',
    );
    world.report(reportAt(place, 'wrong-pattern', message, suggestion(text, sections, 'Sections')));
    return [];
  }
  const links = world.pageLinks(parent || '/');
  if (links.length === 0) {
    const folder = `content/pages${parent}/`;
    const message = `${where} is ${formatValue(text)}; there is no page in ${folder}.`;
    world.report(reportAt(place, 'empty-section', message, suggestion(text, sections, 'Sections')));
  }
  for (const link of links) world.refer(place, { kind: 'page', to: link.path });
  return links;
}

function pageNames(text: string, place: Place, world: CompileContext): PageName[] {
  return pages(text, place, world).map(({ path, title }) => ({ path, title }));
}

function record(folder: string): Resolve {
  return (text, place, world) => {
    const records = world.project.records.get(folder);
    world.refer(place, { kind: 'record', to: `${folder}/${text}` });
    if (records?.has(text)) return world.record(folder, text);
    const message = `${formatPath(place.segments)} is ${formatValue(text)}; there is no content/${folder}/${text}.json.`;
    world.report(reportAt(place, 'unknown-record', message, suggestion(text, [...(records?.keys() ?? [])])));
    return null;
  };
}

/** How each value of the keyword `means` is carried out. */
export const MEANINGS: Record<Meaning, Resolve> = {
  inline,
  link: (text, place, world) => resolveLink(world, place, text),
  anchor: (text) => text,
  alternative: (text) => text,
  media,
  icon,
  page,
  pages,
  'page-names': pageNames,
  'record:services': record('services'),
  'record:forms': record('forms'),
  condition: (text, _, { project }) => (conditionHolds(text as Condition, project) ? text : DROP),
  stored: (_, place, world) => storedData(place, world),
};
