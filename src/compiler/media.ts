export {
  allowedEndings,
  allowsFile,
  allowsPictures,
  endingsOf,
  formatOfName,
  isWhole,
  otherKind,
  PICTURE_KINDS,
  PIXEL_FORMATS,
  type PictureFormat,
  type PixelFormat,
} from './media/kinds.ts';
export { LONGEST_SIDE, type PictureFile, parsePictureUrl, type SentPicture } from './media/picture.ts';
export { sizesOf, slotWidths, variantWidths, WIDEST } from './media/slot.ts';
