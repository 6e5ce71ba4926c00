import type { Schema } from '../schema/schema-set.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { Rule } from './rule.ts';

const FIX =
  'Create content/storage.json, and add { "type": "stored-data", "items": "all" } to the page about cookies or privacy.';

/** Whether the blocks of a schema list what the site stores. */
function showsStorage({ properties = {} }: Schema): boolean {
  return Object.values(properties).some(({ means }) => means === 'stored');
}

export const missingRegister: Rule<'missing-register'> = {
  code: 'missing-register',
  severity: 'error',
  summary:
    'A block lists the data that the site stores in the browser, but content/storage.json does not exist. With `--launch`, also: no page has such a block.',
  reason: 'The law requires that visitors are informed before a site stores data in their browser.',
  fix: FIX,
  mode: 'launch',
  *check({ project }) {
    const { site, pages, input } = project;
    const types = Object.entries(input.schemas.blocks).flatMap(([type, schema]) =>
      showsStorage(schema) ? [type] : [],
    );
    const isShown = [...pages.values()].some(({ parsed: { value } }) => {
      const blocks = isObject(value) && Array.isArray(value['blocks']) ? value['blocks'] : [];
      return blocks.some(
        (block) =>
          isObject(block) && types.includes(String(block['type'])) && Object.values(block).includes('all'),
      );
    });
    if (isShown || !site) return;
    const message = 'No page lists the data that the site stores in the browser.';
    yield { source: site.source, jsonPath: [], part: 'open', message, hint: FIX };
  },
};
