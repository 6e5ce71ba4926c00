import { readFileSync } from 'node:fs';
import { applyFix, contentToFix } from '@json-site/compiler/diagnostics';
import { decodeLegacy } from '@json-site/compiler/documents';
import { isObject } from '@json-site/values/objects';
import { contentFilePath, writeContent } from '../../server/content-files.ts';
import { DevApiError, type DevEndpoint } from '../../server/endpoint.ts';

/** By these properties a request names a diagnostic. */
const IDENTITY = ['file', 'line', 'column', 'code'] as const;

/** Applies the fix of a diagnostic that the files have now. */
export const fixDiagnostic: DevEndpoint = (input, { store, root }) => {
  store.refresh();
  const wanted = isObject(input) ? input : {};
  const found = store.diagnostics().find((one) => IDENTITY.every((name) => one[name] === wanted[name]));
  const fix = found?.fix;
  const file = found && contentToFix(found);
  if (!fix || file === undefined) throw new DevApiError(409, 'The file has changed. Look at it again.');
  const bytes = readFileSync(contentFilePath(root, file));
  const text = fix.kind === 'encoding' ? decodeLegacy(bytes, fix.from) : applyFix(bytes.toString(), fix);
  if (text === undefined) throw new DevApiError(409, `${file} needs a person: the fix is not certain.`);
  writeContent(root, new Map([[file, text]]));
  return { file };
};
