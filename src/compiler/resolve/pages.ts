import type { PageLink } from '@json-site/model/model';
import { isObject } from '@json-site/values/objects';
import { followRef } from '../schema/schema-walk.ts';
import type { PageFile, Project } from '../source/project.ts';
import type { PageData } from '../types.ts';
import { type CompileContext, OMIT } from './compile-context.ts';
import { checkCalendar, checkFeed, pagesOfFeed } from './feeds.ts';
import { withFirstPicture } from './media.ts';
import { resolve } from './resolve.ts';
import { describedRecord } from './thing.ts';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Builds the link to a page. Reports no diagnostics: resolvePage() does. */
export function pageLinkOf(page: PageFile, project: Project): PageLink | null {
  const { route, language } = page;
  const { value } = page.parsed;
  if (!isObject(value)) return null;
  const icon = text(value['icon']);
  const backLabel = text(value['backLabel']);
  return {
    path: route,
    title: text(value['title']) ?? route,
    summary: text(value['summary']) ?? text(value['description']) ?? '',
    ...(icon !== undefined && Object.hasOwn(project.input.icons, icon) && { icon }),
    ...(backLabel !== undefined && { backLabel }),
    ...(language !== project.language && { language }),
  };
}

/**
 * Resolves a page. A page with errors keeps its valid properties and blocks, so that the development server can
 * still show it. Returns null only for a file that is not a JSON object.
 */
export function resolvePage({ route, parsed }: PageFile, context: CompileContext): PageData | null {
  const { source, value } = parsed;
  if (!isObject(value)) return null;
  const set = context.project.input.schemas;
  const { expansion } = source;
  const whole = { source, route, jsonPath: [], schema: set.page };
  // The list on the page of a value refers to the records.
  if (expansion && !expansion.ofValue) {
    context.addReference(whole, { kind: 'record', to: `${expansion.collection}/${expansion.id}` }, 'open');
  }
  const resolved: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(set.page.properties ?? {})) {
    if (key === '$schema' || !Object.hasOwn(value, key)) continue;
    const location = { source, route, jsonPath: [key], schema: followRef(schema, set) };
    const result = resolve(value[key], location, context);
    if (result !== OMIT) resolved[key] = result;
  }
  if (resolved['feed'] !== undefined) {
    const location = { source, route, jsonPath: ['feed'], schema: set.page.properties?.['feed'] ?? {} };
    if (!checkFeed(route, location, context)) delete resolved['feed'];
    else if (expansion?.ofValue)
      resolved['feedPages'] = pagesOfFeed(route, context.project).map((page) => page.route);
  }
  if (resolved['calendar'] !== undefined) {
    const schema = set.page.properties?.['calendar'] ?? {};
    const location = { source, route, jsonPath: ['calendar'], schema };
    if (!checkCalendar(route, location, context)) delete resolved['calendar'];
  }
  const description = text(resolved['description']) ?? '';
  const page = {
    ...resolved,
    path: route,
    file: source.path,
    title: text(resolved['title']) ?? route,
    description,
    ...(expansion && describedRecord(expansion.collection, expansion.id, whole, context)),
    summary: text(resolved['summary']) ?? description,
    origins: context.effects.origins,
    blocks: withFirstPicture(Array.isArray(resolved['blocks']) ? resolved['blocks'] : []),
  };
  // The loop above has followed page.schema.json, which PageData repeats.
  return page as unknown as PageData;
}
