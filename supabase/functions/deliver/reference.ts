/** Without those that look like another: no 0, 1, I, L, O, S and U. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const BASE = BigInt(CHARACTERS.length);
/** Bits of an id that a reference is made of: the first 12 digits, all of them random. */
const BITS = 48n;
/** Characters before the check character. */
const LENGTH = 7;
const COUNT = BASE ** BigInt(LENGTH);

const characterOf = (digit: bigint | number) => CHARACTERS[Number(digit)] ?? '';

/** A wrong character, or two that changed places, give another one. */
const checkOf = (characters: string) =>
  characterOf(
    [...characters].reduce((sum, one, at) => sum + (at + 1) * CHARACTERS.indexOf(one), 0) % CHARACTERS.length,
  );

/**
 * Returns the reference of a submission, which people can read out: QR7K-2M9X. It is made of the row's id, so that no
 * column has to hold it. `private.reference()` of the database returns the same.
 */
export function referenceOf(id: string): string {
  const start = BigInt(`0x${id.replaceAll('-', '').slice(0, 12)}`);
  let rest = (start * COUNT) >> BITS;
  let characters = '';
  for (let place = 0; place < LENGTH; place += 1) {
    characters = characterOf(rest % BASE) + characters;
    rest /= BASE;
  }
  const written = characters + checkOf(characters);
  return `${written.slice(0, 4)}-${written.slice(4)}`;
}

const digitsOf = (start: bigint) => start.toString(16).padStart(12, '0');

/**
 * Reads a reference as people write it, and returns the first digits of the ids that may have it: a few more ids begin
 * with them. Returns undefined for a text that is no reference, also when a character of it is wrong.
 */
export function idsOfReference(text: string): string[] | undefined {
  const written = text.toUpperCase().replace(/[\s-]/g, '');
  const characters = written.slice(0, LENGTH);
  const isReference =
    [...written].length === LENGTH + 1 && [...written].every((one) => CHARACTERS.includes(one));
  if (!isReference || written.at(-1) !== checkOf(characters)) return undefined;
  const number = [...characters].reduce((sum, one) => sum * BASE + BigInt(CHARACTERS.indexOf(one)), 0n);
  const first = digitsOf(((number << BITS) + COUNT - 1n) / COUNT).slice(0, 8);
  const last = digitsOf((((number + 1n) << BITS) - 1n) / COUNT).slice(0, 8);
  return [...new Set([first, last])];
}
