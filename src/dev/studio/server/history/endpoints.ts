import type { DevEndpoint } from '../../../server/endpoint.ts';
import { endpoint, type FileInput, NAMES_FILE } from '../endpoint.ts';
import { lastChange, undoChange } from './change-sets.ts';
import { putBack } from './put-back.ts';
import { documentHistory, oldVersion } from './versions.ts';

/** The endpoints of the history of documents. */
export const HISTORY_ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/history': endpoint(NAMES_FILE, (context, { file }: FileInput) => documentHistory(context, file)),
  'studio/history/version': endpoint({ file: 'string', path: 'string', commit: 'string' }, oldVersion),
  'studio/history/put-back': endpoint({ file: 'string', value: 'object' }, putBack),
  'studio/history/last-change': (_, context) => lastChange(context),
  'studio/history/undo': endpoint({ id: 'string' }, (context, { id }: { id: string }) =>
    undoChange(context, id),
  ),
};
