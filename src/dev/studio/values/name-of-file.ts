import { documentName } from '@json-site/dev/shared';
import type { StudioSite } from '../protocol.ts';

/** The name of a document: its title, or what its file says of it. */
export const nameOfFile = ({ documents }: StudioSite, file: string): string =>
  documents.find((one) => one.file === file)?.title ?? documentName(file, undefined);
