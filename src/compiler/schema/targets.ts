import { allowsFile } from '../media/kinds.ts';
import {
  NOT_FOUND,
  PAGES,
  parentOf,
  routeOfFile,
  routeOfRecord,
  templateCollection,
} from '../source/routes.ts';
import type { CompileInput } from '../types.ts';
import type { Schema } from './schema-set.ts';
import { type Meaning, recordMeaning, type TargetKind, writtenAs } from './vocabulary.ts';

/** A kind of thing that a text can name. */
interface Target {
  /** Lists the names in this project. Tools write the first one where an author has not chosen yet. */
  names: (input: CompileInput, schema: Schema) => readonly string[];
  /** Whether tools replace the name in an example when this project has no such thing. */
  isReplaced: boolean;
  /** How the name refers to pages, so that it can follow a page that moves. */
  pages: 'address' | 'section' | null;
}

/** Lists the ids of a collection's records. */
export function recordIds({ files }: CompileInput, collection: string): string[] {
  const start = `content/${collection}/`;
  return (
    files
      .filter(({ path }) => path.startsWith(start) && path.endsWith('.json'))
      .map(({ path }) => path.slice(start.length, -'.json'.length))
      // Translations are no records.
      .filter((id) => !id.includes('.'))
  );
}

function routes(input: CompileInput): string[] {
  return input.files
    .filter(({ path }) => path.startsWith(PAGES) && path.endsWith('.json'))
    .flatMap(({ path }) => {
      const collection = templateCollection(path);
      if (collection === undefined) return [routeOfFile(path)];
      return recordIds(input, collection).map((id) => routeOfRecord(path, id));
    })
    .filter((route) => route !== NOT_FOUND)
    .sort();
}

function sections(input: CompileInput): string[] {
  const parents = routes(input).filter((route) => route !== '/');
  return [...new Set(parents.map(parentOf))].sort().map((parent) => (parent === '/' ? '/*' : `${parent}/*`));
}

/** The files that a value can name, photographs first. */
function files({ media }: CompileInput, schema: Schema): string[] {
  return media
    .filter(({ name, fault }) => allowsFile(name, schema) && !fault)
    .sort((a, b) => Number(b.variants !== undefined) - Number(a.variants !== undefined))
    .map(({ name }) => name);
}

/** Everything that a text with a meaning can name. */
export const TARGETS: Readonly<Record<TargetKind, Target>> = {
  link: { names: routes, isReplaced: false, pages: 'address' },
  page: { names: routes, isReplaced: false, pages: 'address' },
  section: { names: sections, isReplaced: false, pages: 'section' },
  file: { names: files, isReplaced: true, pages: null },
  icon: { names: ({ icons }) => Object.keys(icons), isReplaced: false, pages: null },
  record: {
    names: (input, { means }) => recordIds(input, recordMeaning(means)?.collection ?? ''),
    isReplaced: true,
    pages: null,
  },
};

export const TARGET_KINDS = Object.keys(TARGETS) as TargetKind[];

/** Returns the kind of thing that a text with this meaning names. Undefined if it names nothing. */
export function targetKind(means: Meaning | undefined): TargetKind | undefined {
  return TARGET_KINDS.find((kind) => kind === writtenAs(means));
}

/** Returns the name itself if this project has it, otherwise the first one. Undefined if there is nothing to name. */
export function existingName(name: unknown, schema: Schema, input: CompileInput): string | undefined {
  const kind = targetKind(schema.means);
  const names = kind ? TARGETS[kind].names(input, schema) : [];
  return names.find((one) => one === name) ?? names[0];
}
