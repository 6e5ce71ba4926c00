import { useEffect, useRef } from 'react';
import { blockSchemaOf } from '@json-site/compiler/schema';
import { callDevApi } from '@json-site/dev/shared';
import { type JsonPath, parsePath } from '@json-site/values/locations';
import type { Selection } from '../preview/frame-messages.ts';
import type { TextPlace } from '../search/protocol.ts';
import { findText } from '../values/find-text.ts';
import { blocksOf } from './history.ts';
import { onOpenField, openField } from './open-field.ts';
import type { OpenDocument } from './use-open-page.ts';

/**
 * Shows the field that another document, the search or the publish view asks for. Returns the function that shows the
 * field of what was clicked in the preview: in this document, in another one, or else its block.
 */
export function useOpenFields(
  document: OpenDocument,
  showValue: (path: JsonPath) => void,
  select: (key: number) => void,
): (selection: Selection) => void {
  const { address } = document.entry;
  const latest = useRef({ document, showValue });
  latest.current = { document, showValue };
  useEffect(() => onOpenField(address, (path) => latest.current.showValue(path)), [address]);

  async function showClicked({ rendered, texts }: Selection) {
    const { site, entry, schema, parts, page, state } = latest.current.document;
    const { now } = page.history;
    const at = state.checked?.renderedBlocks[rendered] ?? -1;
    const block = blocksOf(now)[at];
    const clicked = parts.blocks !== null && block ? [parts.blocks, at] : null;
    const inBlock = clicked && blockSchemaOf(block, site.schemas);
    const own = inBlock
      ? findText(block, inBlock, site.schemas, texts, clicked)
      : // What is outside of a page's blocks is in another document, even if it has the page's title.
        entry.kind !== 'pages' && findText(now.value, schema, site.schemas, texts);
    if (own) return latest.current.showValue(own);
    const key = now.keys[at];
    if (key !== undefined) select(key);
    // A text of the header or the footer, of a record, or of a block that several pages share.
    const found = await callDevApi<TextPlace | null>('studio/find-text', { texts, not: entry.file });
    if (found) openField(found.address, parsePath(found.path));
  }
  return (selection) => void showClicked(selection);
}
