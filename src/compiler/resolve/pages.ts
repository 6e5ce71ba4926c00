import type { PageLink } from '../model.ts';
import { followRef, isObject } from '../schema/schema-walk.ts';
import type { PageFile, Project } from '../source/project.ts';
import type { PageData } from '../types.ts';
import { type CompileContext, DROP } from './compile-context.ts';
import { resolve } from './resolve.ts';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What other pages need to know about a page. Says nothing about its mistakes: the page itself does. */
export function pageLinkOf({ route, parsed }: PageFile, project: Project): PageLink | null {
  const { value } = parsed;
  if (!isObject(value)) return null;
  const icon = text(value['icon']);
  const backLabel = text(value['backLabel']);
  return {
    path: route,
    title: text(value['title']) ?? route,
    summary: text(value['summary']) ?? text(value['description']) ?? '',
    ...(icon !== undefined && Object.hasOwn(project.input.icons, icon) && { icon }),
    ...(backLabel !== undefined && { backLabel }),
  };
}

/**
 * A page as it is rendered. A page with mistakes keeps what is good, so that the dev server can go on
 * showing it; only a file that is not JSON gives no page.
 */
export function resolvePage({ route, parsed }: PageFile, world: CompileContext): PageData | null {
  const { source, value } = parsed;
  if (!isObject(value)) return null;
  const set = world.project.input.schemas;
  const resolved: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(set.page.properties ?? {})) {
    if (key === '$schema' || !Object.hasOwn(value, key)) continue;
    const place = { source, route, segments: [key], schema: followRef(schema, set) };
    const result = resolve(value[key], place, world);
    if (result !== DROP) resolved[key] = result;
  }
  const description = text(resolved['description']) ?? '';
  const page = {
    ...resolved,
    path: route,
    file: source.path,
    title: text(resolved['title']) ?? route,
    description,
    summary: text(resolved['summary']) ?? description,
    blocks: Array.isArray(resolved['blocks']) ? resolved['blocks'] : [],
  };
  // The walk above has followed page.schema.json, from which the type of a page is generated.
  return page as unknown as PageData;
}
