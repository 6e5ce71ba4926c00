export { addressBelow } from './visitor/address-below.ts';
export { brandParts } from './visitor/brand-parts.ts';
export { callable } from './visitor/callable.ts';
export { fillIn } from './visitor/fill-in.ts';
export { type LocalTime, localTime } from './visitor/local-time.ts';
export { nearest } from './visitor/nearest.ts';
export { plainFormUrl } from './visitor/plain-form-url.ts';
export { plainText } from './visitor/plain-text.ts';
export { STORAGE_ENTRIES, type StorageEntry, type StorageEntryName } from './visitor/storage-entries.ts';
export {
  type Contribution,
  type Contributor,
  organisationId,
  type Thing,
  websiteId,
} from './visitor/structured-data.ts';
