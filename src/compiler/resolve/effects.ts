import type { PictureFile, SentPicture } from '../media/picture.ts';
import type { FoundDiagnostic } from '../report/diagnostic.ts';
import type { BlockOrigin } from '../types.ts';
import type { Reference } from './reference.ts';

/** Additions of one file to the result of the compilation, besides its value. */
export interface Effects {
  /** A diagnostic with a key is reported once, however many files cause it. */
  diagnostics: { diagnostic: FoundDiagnostic; once: string | undefined }[];
  references: Reference[];
  /** Where the blocks in the list of the file are written: those that the result has, in their order. */
  origins: BlockOrigin[];
  icons: Set<string>;
  /** The files to make from photographs, by their address. */
  pictures: Map<string, PictureFile>;
  sentPictures: SentPicture[];
}

export const noEffects = (): Effects => ({
  diagnostics: [],
  references: [],
  origins: [],
  icons: new Set(),
  pictures: new Map(),
  sentPictures: [],
});

/** Lists each use of a thing once: a file may be resolved in several languages. */
function once(references: readonly Reference[]): Reference[] {
  const keyOf = ({ source, ...rest }: Reference) => JSON.stringify([source.path, rest]);
  return [...new Map(references.map((one) => [keyOf(one), one])).values()];
}

/** Joins the effects of all files. With several languages, a file has the same effects in each of them. */
export function joinEffects(all: readonly Effects[], hasLanguages: boolean) {
  const reported = new Set<string>();
  const diagnostics = all
    .flatMap((one) => one.diagnostics)
    .flatMap(({ diagnostic, once }) => {
      if (once === undefined) return [diagnostic];
      return reported.size < reported.add(once).size ? [diagnostic] : [];
    });
  const references = all.flatMap((one) => one.references);
  return {
    diagnostics,
    references: hasLanguages ? once(references) : references,
    icons: [...new Set(all.flatMap(({ icons }) => [...icons]))].sort(),
    pictures: [...new Map(all.flatMap(({ pictures }) => [...pictures])).values()],
    sentPictures: all.flatMap(({ sentPictures }) => sentPictures),
  };
}
