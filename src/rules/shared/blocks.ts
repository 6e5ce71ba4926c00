import type { PageFile, Project } from '@json-site/compiler/documents';
import { isObject, valueIn } from '@json-site/values/objects';

/** The blocks of a page, or the shared ones of site.json. */
export function blockListIn(value: unknown, name: 'blocks' | 'sharedBlocks'): unknown[] {
  const blocks = valueIn(value, name);
  return Array.isArray(blocks) ? blocks : [];
}

/** Every block that lists what the site stores, with its page. */
export function storageLists({ pages, input }: Project): { page: PageFile; block: object }[] {
  const { blocks } = input.schemas;
  const types = Object.keys(blocks).filter((type) =>
    JSON.stringify(blocks[type]).includes('"means":"stored"'),
  );
  return [...pages.values()].flatMap((page) =>
    blockListIn(page.parsed.value, 'blocks')
      .filter(isObject)
      .filter((block) => types.includes(String(block['type'])))
      .map((block) => ({ page, block })),
  );
}
