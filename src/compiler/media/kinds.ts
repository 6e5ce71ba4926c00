import type { Allowance } from '../schema/allowances.ts';

/**
 * The uses of a file by pages, with the directive of the content security policy that `allows` of a block must list.
 * The policy of every site allows the others; a page links to a document.
 */
const DIRECTIVES = {
  picture: null,
  font: null,
  film: 'media-src',
  sound: 'media-src',
  captions: 'media-src',
  document: null,
} as const satisfies Record<string, Allowance | null>;

type Medium = keyof typeof DIRECTIVES;

export const MEDIA = Object.keys(DIRECTIVES) as Medium[];

/** A format of files in content/media/. */
interface MediaKind {
  /** Null if browsers do not show it, or if visitors could not control it. */
  medium: Medium | null;
  /** Endings of file names, the usual one first. */
  endings: readonly string[];
  /** Where a picture is expected: what such a file is, and what to do with it. */
  instead?: readonly [what: string, hint: string];
  /** Matches the beginning of such a file. A text file has no beginning of its own. */
  start?: RegExp;
  /** Bytes near the end of such a file, which a broken download lacks. */
  end?: string;
}

/** A format of pictures that browsers show. */
interface PictureKind extends MediaKind {
  medium: 'picture';
  /** Its media type. */
  type: string;
  name: string;
}

/** The formats of pictures that content may use. The compiler, the build and the development server read this table. */
export const PICTURE_KINDS = {
  svg: { medium: 'picture', type: 'image/svg+xml', endings: ['svg'], name: 'SVG' },
  jpeg: { medium: 'picture', type: 'image/jpeg', endings: ['jpg', 'jpeg'], name: 'JPEG' },
  png: { medium: 'picture', type: 'image/png', endings: ['png'], name: 'PNG' },
  webp: { medium: 'picture', type: 'image/webp', endings: ['webp'], name: 'WebP' },
  avif: { medium: 'picture', type: 'image/avif', endings: ['avif'], name: 'AVIF' },
} as const satisfies Record<string, PictureKind>;

export type PictureFormat = keyof typeof PICTURE_KINDS;

/** Every format whose pictures consist of pixels. */
export type PixelFormat = Exclude<PictureFormat, 'svg'>;

export const PIXEL_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const satisfies readonly PixelFormat[];

const FILM = ['a film', 'Choose a still picture.'] as const;
const DOCUMENT = ['a document', 'Link to it, or choose a picture.'] as const;

/** The other formats. A schema allows one by a `pattern` beside `"means": "media"`. */
const OTHER_KINDS: readonly MediaKind[] = [
  { medium: 'font', endings: ['woff2', 'woff', 'ttf', 'otf'] },
  { medium: 'film', endings: ['mp4', 'webm'], instead: FILM },
  { medium: 'sound', endings: ['mp3', 'm4a', 'ogg', 'opus'] },
  { medium: 'captions', endings: ['vtt'] },
  {
    medium: 'document',
    endings: ['pdf'],
    instead: ['a PDF document', 'Export its page as SVG or PNG, or link to it.'],
    start: /%PDF-/,
    end: '%%EOF',
  },
  {
    medium: 'document',
    // The formats of office programs are ZIP archives.
    endings: ['epub', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'zip'],
    instead: DOCUMENT,
    start: /^PK/,
    end: 'PK\u0005\u0006',
  },
  { medium: 'document', endings: ['csv', 'txt', 'ics'], instead: DOCUMENT },
  { medium: null, endings: ['mov'], instead: FILM },
  {
    medium: null,
    endings: ['heic', 'heif'],
    instead: ['a HEIC picture, which most browsers cannot show', 'Export it as JPEG.'],
  },
  {
    medium: null,
    endings: ['tif', 'tiff'],
    instead: ['a TIFF picture, which browsers cannot show', 'Export it as JPEG or PNG.'],
  },
  { medium: null, endings: ['bmp'], instead: ['a BMP picture', 'Export it as PNG.'] },
  {
    medium: null,
    endings: ['gif'],
    instead: ['a GIF picture', 'Export it as PNG; animations are not supported.'],
  },
  { medium: null, endings: ['psd'], instead: ['a document of Photoshop', 'Export it as JPEG or PNG.'] },
  { medium: null, endings: ['ai'], instead: ['a document of Illustrator', 'Export it as SVG.'] },
];

const KINDS: readonly MediaKind[] = [...Object.values(PICTURE_KINDS), ...OTHER_KINDS];

function kindOfName(name: string): MediaKind | undefined {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return KINDS.find(({ endings }) => endings.includes(ending));
}

/** Returns the format that the name of a file promises; undefined if it is no picture. */
export function formatOfName(name: string): PictureFormat | undefined {
  const formats = Object.keys(PICTURE_KINDS) as PictureFormat[];
  return formats.find((format) => PICTURE_KINDS[format] === kindOfName(name));
}

/** Returns what a file is that no page can show, and what to do with it. */
export function otherKind(name: string): readonly [what: string, hint: string] {
  return kindOfName(name)?.instead ?? ['no picture', `Name a picture: ${pictureNames()}.`];
}

/** Whether a file can be what its name says, by its beginning and its end. */
export function isWhole(name: string, beginning: string, ending: string): boolean {
  const { start, end } = kindOfName(name) ?? {};
  return (start?.test(beginning) ?? true) && (end === undefined || ending.includes(end));
}

/** Matches the names of files that a schema allows. Cameras and scanners write their endings in capitals. */
export const filePattern = (pattern: string) => new RegExp(pattern, 'iu');

/** Whether a value can name a file. A schema with a pattern says itself which files it allows, for example fonts. */
export function allowsFile(name: string, { pattern }: { pattern?: string }): boolean {
  return pattern === undefined ? formatOfName(name) !== undefined : filePattern(pattern).test(name);
}

/** Returns the endings of the files of any name that a value can name: `['svg', 'jpg', …]` */
export function allowedEndings(schema: { pattern?: string }): string[] {
  return KINDS.filter(({ medium }) => medium !== null)
    .flatMap(({ endings }) => endings)
    .filter((ending) => allowsFile(`file.${ending}`, schema));
}

/**
 * Returns the media that a block can show only with an allowance, of those that a value can name, with the allowance.
 */
export function restrictedMedia(schema: { pattern?: string }): [medium: Medium, allowance: Allowance][] {
  const media = new Set(allowedEndings(schema).map((ending) => kindOfName(`.${ending}`)?.medium));
  return MEDIA.flatMap((medium): [Medium, Allowance][] => {
    const allowance = DIRECTIVES[medium];
    return allowance !== null && media.has(medium) ? [[medium, allowance]] : [];
  });
}

/** Whether a value can name a picture. */
export const allowsPictures = (schema: { pattern?: string }) =>
  allowedEndings(schema).some((ending) => formatOfName(`.${ending}`) !== undefined);

/** `SVG, JPEG, PNG, WebP or AVIF` */
function pictureNames(): string {
  const names = Object.values(PICTURE_KINDS).map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Returns the endings of the files of a medium, for regular expressions: `svg|jpg|jpeg|…` */
export function endingsOf(...media: readonly Medium[]): string {
  const kinds = KINDS.filter(({ medium }) => medium && media.includes(medium));
  return kinds.flatMap(({ endings }) => endings).join('|');
}
