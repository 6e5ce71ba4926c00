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

/** Four characters and four, which are easier to read out. */
const grouped = (characters: string) => `${characters.slice(0, 4)}-${characters.slice(4)}`;

/**
 * Returns the reference of a submission, which people can read out: QR7K-2M9H. It is made of the row's id, so that no
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
  return grouped(characters + checkOf(characters));
}

/** Reads a reference as people write it. Undefined for any other text, also when a character is wrong. */
export function readReference(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '');
  const isKnown = [...characters].every((one) => CHARACTERS.includes(one));
  const isRight = characters.at(-1) === checkOf(characters.slice(0, LENGTH));
  return characters.length === LENGTH + 1 && isKnown && isRight ? grouped(characters) : undefined;
}

const digitsOf = (start: bigint) => start.toString(16).padStart(12, '0').slice(0, 8);

/** Returns the first digits of the ids that have a reference. A few other ids begin with them too. */
export function idsOfReference(reference: string): string[] {
  const characters = [...reference.replace('-', '')].slice(0, LENGTH);
  const number = characters.reduce((sum, one) => sum * BASE + BigInt(CHARACTERS.indexOf(one)), 0n);
  const first = ((number << BITS) + COUNT - 1n) / COUNT;
  const last = (((number + 1n) << BITS) - 1n) / COUNT;
  return [...new Set([first, last].map(digitsOf))];
}
