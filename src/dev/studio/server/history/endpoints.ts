import type { DevEndpoint } from '../../../server/endpoint.ts';
import type { PageValue } from '../../protocol.ts';
import { readInput } from '../read-input.ts';
import { lastChange, undoChange } from './change-sets.ts';
import { putBack } from './put-back.ts';
import { documentHistory, oldVersion, type VersionAddress } from './versions.ts';

/** The endpoints of the history of documents. */
export const HISTORY_ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/history': (input, context) =>
    documentHistory(context, readInput<{ file: string }>(input, { file: 'string' }).file),
  'studio/history/version': (input, context) =>
    oldVersion(
      context,
      readInput<VersionAddress>(input, { file: 'string', path: 'string', commit: 'string' }),
    ),
  'studio/history/put-back': (input, context) =>
    putBack(
      context,
      readInput<{ file: string; value: PageValue }>(input, { file: 'string', value: 'object' }),
    ),
  'studio/history/last-change': (_, context) => lastChange(context),
  'studio/history/undo': (input, context) =>
    undoChange(context, readInput<{ id: string }>(input, { id: 'string' }).id),
};
