import { formatOfName } from '../media/kinds.ts';
import type { MediaFile } from '../types.ts';

/** Hills under a pale sky: in any look, and cut to any shape, nobody takes it for a picture of the site. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><path fill="#d5dbe1" d="M0 0h960v640H0z"/><circle cx="480" cy="250" r="80" fill="#eef1f4"/><path fill="#a9b4bf" d="M0 430Q240 300 480 400t480-30v270H0z"/><path fill="#7f8c99" d="M0 520q300-110 560-30t400-30v180H0z"/></svg>`;

/** A file of the examples that the site does not have. A picture is the engine's own; no other file exists. */
export const exampleFile = (name: string): MediaFile => ({
  name,
  src: formatOfName(name) ? `data:image/svg+xml,${encodeURIComponent(SVG)}` : `/media/${name}`,
  bytes: 300_000,
  width: 960,
  height: 640,
});
