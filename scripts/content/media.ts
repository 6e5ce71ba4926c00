export { MEDIA_FOLDER, readMedia } from './media/media.ts';
export { contentHash, mediaName, mediaUrl } from './media/media-url.ts';
export { makePictures, pictureBytes, quickPicture } from './media/photographs.ts';
export { inspectSvg } from './media/svg/inspect-svg.ts';
