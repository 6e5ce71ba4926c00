import path from 'node:path';
import type { CompileInput } from '@json-site/compiler/types';
import { keyOf } from '@json-site/content/files';
import { BUILD_CACHE, readStored, writeStored } from './stored-file.ts';

interface StoredSearches {
  key: string;
  /** What was searched for, by hashes. */
  whats: string[];
  /** The hash of each file, and the places in that list of the searches that found nothing. */
  files: Record<string, number[]>;
}

function readSearches(file: string, key: string): StoredSearches {
  const text = readStored(file)?.toString();
  const stored = text === undefined ? undefined : (JSON.parse(text) as StoredSearches);
  return stored?.key === key ? stored : { key, whats: [], files: {} };
}

/**
 * Opens what earlier builds have searched for faults without finding any. Only those searches are known: what is
 * reported is always found again.
 * @param key A hash of the code and of the schemas.
 */
export function openSearches(root: string, key: string) {
  const file = path.join(root, BUILD_CACHE, 'searches.json');
  const { whats, files } = readSearches(file, key);
  const numbers = new Map(whats.map((what, number) => [what, number]));
  const hashes = new Map<string, string>();
  const searched = new Map<string, Set<number>>();

  function numberOf(what: string): number {
    const hash = hashes.get(what) ?? keyOf(what);
    hashes.set(what, hash);
    const number = numbers.get(hash) ?? numbers.size;
    numbers.set(hash, number);
    return number;
  }

  const searchOnce: NonNullable<CompileInput['searchOnce']> = (identity) => {
    const hash = keyOf(identity);
    const known = searched.get(hash) ?? new Set(files[hash]);
    searched.set(hash, known);
    return (what, search) => {
      const number = numberOf(what);
      if (known.has(number)) return [];
      const found = search();
      if (found.length === 0) known.add(number);
      return found;
    };
  };

  /** Stores the searches of this build, and of files that it has searched. */
  const save = () => {
    const ofFiles = [...searched].map(([hash, known]): [string, number[]] => [hash, [...known]]);
    const stored: StoredSearches = { key, whats: [...numbers.keys()], files: Object.fromEntries(ofFiles) };
    writeStored(file, Buffer.from(JSON.stringify(stored)));
  };
  return { searchOnce, save };
}
