import type { RuleDiagnostic } from '../report/diagnostic.ts';
import type { Schema } from '../schema/schema-set.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { Rule } from './rule.ts';
import type { SiteIndex } from './shared/site-index.ts';

const FIX =
  'Write content/storage.json and put { "type": "stored-data", "items": "all" } on the page about cookies or privacy.';

/** Whether a block of this kind shows what the site keeps. */
function showsStored({ properties = {} }: Schema): boolean {
  return Object.values(properties).some(({ means }) => means === 'stored');
}

function check({ project }: SiteIndex, tell: (finding: RuleDiagnostic) => void): void {
  const { site, pages, input } = project;
  const types = Object.entries(input.schemas.blocks).flatMap(([type, schema]) =>
    showsStored(schema) ? [type] : [],
  );
  const isShown = [...pages.values()].some(({ parsed: { value } }) => {
    const blocks = isObject(value) && Array.isArray(value['blocks']) ? value['blocks'] : [];
    return blocks.some((block) => isObject(block) && types.includes(String(block['type'])));
  });
  if (isShown || !site) return;
  const message = 'No page says what the site keeps on the visitor’s device.';
  tell({ source: site.source, segments: [], spot: 'open', message, hint: FIX });
}

export const missingRegister: Rule<'missing-register'> = {
  code: 'missing-register',
  severity: 'error',
  what: 'A block that shows what the site keeps on the visitor’s device, without content/storage.json; before the launch also: no page with such a block.',
  why: 'The law wants visitors to be told before anything is kept on their device.',
  fix: FIX,
  only: 'launch',
  check,
};
