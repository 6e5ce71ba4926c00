/** What a font file says about the size of its letters, in units of `unitsPerEm`. */
export interface FontMetrics {
  unitsPerEm: number;
  /** The axes on which the font varies, such as `wght`. */
  axes: string[];
  ascent: number;
  descent: number;
  /** The width of a character; undefined if the font lacks it. */
  advanceOf: (character: string) => number | undefined;
}

/** Returns the tables of a font in the format TrueType or OpenType, by their names. */
function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((at) => {
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

type GlyphOf = (code: number) => number;

/** Reads ranges of characters as a table of the format 12 has them. */
function readLongRanges(table: Buffer): GlyphOf {
  const starts = Array.from({ length: table.readUInt32BE(12) }, (_, index) => 16 + 12 * index);
  return (code) => {
    const at = starts.find((start) => table.readUInt32BE(start + 4) >= code);
    const first = at === undefined ? Number.POSITIVE_INFINITY : table.readUInt32BE(at);
    return at === undefined || code < first ? 0 : table.readUInt32BE(at + 8) + code - first;
  };
}

/** Reads ranges of characters as a table of the format 4 has them: four lists of numbers of 16 bits. */
function readShortRanges(table: Buffer): GlyphOf {
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  const ranges = Array.from({ length: size / 2 }, (_, index) => 2 * index);
  return (code) => {
    const range = ranges.find((each) => table.readUInt16BE(ends + each) >= code);
    if (range === undefined) return 0;
    const start = table.readUInt16BE(starts + range);
    if (code < start) return 0;
    const delta = table.readUInt16BE(deltas + range);
    const offset = table.readUInt16BE(offsets + range);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = table.readUInt16BE(offsets + range + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

const READERS: Record<number, (table: Buffer) => GlyphOf> = { 4: readShortRanges, 12: readLongRanges };

/** Returns the functions that find the glyph of a character; one finds what another one lacks. */
function readCharacters(cmap: Buffer): GlyphOf[] {
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index)).flatMap(
    (offset) => {
      const table = cmap.subarray(offset);
      return READERS[table.readUInt16BE(0)]?.(table) ?? [];
    },
  );
}

function readAxes(fvar: Buffer): string[] {
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  return Array.from({ length: count }, (_, index) => first + size * index).map((at) =>
    fvar.toString('latin1', at, at + 4),
  );
}

/** Reads a font in the format TrueType or OpenType, as the build makes it for the renderer of pictures. */
export function readFontMetrics(font: Buffer): FontMetrics {
  const tables = tablesOf(font);
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table "${name}".`);
    return found;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const characters = readCharacters(table('cmap'));
  const fvar = tables.get('fvar');
  const os2 = tables.get('OS/2');
  /** Browsers take the height of lines from OS/2 if the font asks for it. */
  const [ascent, descent] =
    os2 && (os2.readUInt16BE(62) & 0x80) > 0
      ? [os2.readInt16BE(68), os2.readInt16BE(70)]
      : [hhea.readInt16BE(4), hhea.readInt16BE(6)];
  /** The other glyphs are as wide as the last of these. */
  const last = hhea.readUInt16BE(34) - 1;
  return {
    unitsPerEm: head.readUInt16BE(18),
    axes: fvar ? readAxes(fvar) : [],
    ascent,
    descent: -descent,
    advanceOf: (character) => {
      const code = character.codePointAt(0) ?? 0;
      const glyph = characters.map((glyphOf) => glyphOf(code)).find((each) => each > 0);
      return glyph === undefined ? undefined : hmtx.readUInt16BE(4 * Math.min(glyph, last));
    },
  };
}

/** Characters that draw nothing themselves: spaces, and marks such as the one for a possible hyphen. */
const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}]/u;

/** The characters of a text that a font lacks, each once. */
export function missingCharacters(text: string, { advanceOf }: FontMetrics): string[] {
  return [...new Set(text)].filter((one) => !INVISIBLE.test(one) && advanceOf(one) === undefined);
}

/** The width of a text, in font sizes. */
export function advanceOfText(text: string, { advanceOf, unitsPerEm }: FontMetrics): number {
  const advances = [...text].map((character) => advanceOf(character) ?? unitsPerEm / 2);
  return advances.reduce((sum, advance) => sum + advance, 0) / unitsPerEm;
}
