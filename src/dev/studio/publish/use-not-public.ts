import { useEffect, useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import type { StudioSite } from '../protocol.ts';
import type { NotPublic } from './protocol.ts';

const NONE: ReadonlySet<string> = new Set();

/** Returns the files that visitors do not see as they are saved. Asks again when the content has changed or was published. */
export function useNotPublic(site: StudioSite | null, isPublishing: boolean): ReadonlySet<string> {
  const [files, setFiles] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `site` means that a file may have changed
  useEffect(() => {
    let isCurrent = true;
    callDevApi<NotPublic>('studio/publish/not-public').then(
      (found) => isCurrent && setFiles(new Set(found.files.filter((file) => file.endsWith('.json')))),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [site, isPublishing]);
  return files;
}
