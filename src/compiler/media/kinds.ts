/** A format of pictures that browsers show. */
interface PictureKind {
  /** Its media type. */
  type: string;
  /** Endings of file names, the usual one first. */
  endings: readonly string[];
  name: string;
}

/** The formats of pictures that content may use. The compiler, the build and the development server read this table. */
export const PICTURE_KINDS = {
  svg: { type: 'image/svg+xml', endings: ['svg'], name: 'SVG' },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'], name: 'JPEG' },
  png: { type: 'image/png', endings: ['png'], name: 'PNG' },
  webp: { type: 'image/webp', endings: ['webp'], name: 'WebP' },
  avif: { type: 'image/avif', endings: ['avif'], name: 'AVIF' },
} as const satisfies Record<string, PictureKind>;

export type PictureFormat = keyof typeof PICTURE_KINDS;

/** Every format whose pictures consist of pixels. */
export type PixelFormat = Exclude<PictureFormat, 'svg'>;

/** Formats that no page shows: ending → what such a file is, and what to do with it. */
const OTHER_KINDS: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  heic: ['a HEIC picture, which most browsers cannot show', 'Export it as JPEG.'],
  heif: ['a HEIF picture, which most browsers cannot show', 'Export it as JPEG.'],
  tif: ['a TIFF picture, which browsers cannot show', 'Export it as JPEG or PNG.'],
  tiff: ['a TIFF picture, which browsers cannot show', 'Export it as JPEG or PNG.'],
  bmp: ['a BMP picture', 'Export it as PNG.'],
  gif: ['a GIF picture', 'Export it as PNG; animations are not supported.'],
  psd: ['a document of Photoshop', 'Export it as JPEG or PNG.'],
  ai: ['a document of Illustrator', 'Export it as SVG.'],
  pdf: ['a PDF document', 'Export its page as SVG or PNG, or link to it.'],
  mp4: ['a film', 'Choose a still picture.'],
  mov: ['a film', 'Choose a still picture.'],
  webm: ['a film', 'Choose a still picture.'],
};

function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Returns the format that the name of a file promises; undefined if it is no picture. */
export function formatOfName(name: string): PictureFormat | undefined {
  const ending = endingOf(name);
  const formats = Object.entries(PICTURE_KINDS) as [PictureFormat, PictureKind][];
  return formats.find(([, { endings }]) => endings.includes(ending))?.[0];
}

/** Returns what a file is that no page can show, and what to do with it. */
export function otherKind(name: string): readonly [what: string, hint: string] {
  return OTHER_KINDS[endingOf(name)] ?? ['no picture', `Name a picture: ${pictureNames()}.`];
}

/** `SVG, JPEG, PNG, WebP or AVIF` */
export function pictureNames(): string {
  const names = Object.values(PICTURE_KINDS).map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Every ending of a picture that content may use, for regular expressions: `svg|jpg|jpeg|…` */
export const PICTURE_ENDINGS = Object.values(PICTURE_KINDS)
  .flatMap(({ endings }) => endings)
  .join('|');
