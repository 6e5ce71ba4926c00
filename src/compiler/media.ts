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
} from './media/kinds.ts';
export { isLasting } from './media/lasting.ts';
export { LONGEST_SIDE, type PictureFile, parsePictureUrl, type SentPicture } from './media/picture.ts';
export { WIDEST } from './media/slot.ts';
