export { filesAt, keyOf, keyOfFiles } from './hash.ts';
export { outputOf, type ProgramResult } from './output-of.ts';
export { filesBelow, namesIn, readBytes, readSource } from './read-files.ts';
export { UserError } from './user-error.ts';
export { writeAtOnce } from './write-at-once.ts';
export { writeFiles } from './write-files.ts';
