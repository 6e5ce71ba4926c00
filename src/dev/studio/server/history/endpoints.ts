import type { DevEndpoint } from '../../../server/endpoint.ts';
import { readInput } from '../read-input.ts';
import { lastChange, undoChange } from './change-sets.ts';
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
  'studio/history/last-change': (_, context) => lastChange(context),
  'studio/history/undo': (input, context) =>
    undoChange(context, readInput<{ id: string }>(input, { id: 'string' }).id),
};
