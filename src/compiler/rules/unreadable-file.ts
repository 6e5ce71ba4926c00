import type { Rule } from './rule.ts';

export const unreadableFile: Rule<'unreadable-file'> = {
  code: 'unreadable-file',
  severity: 'error',
  summary:
    'A file of `content/` or `schemas/` cannot be read: a broken symbolic link, a link to a folder, a folder or a pipe with the name of a file, a missing permission, or a name that is too long or only a file extension.',
  reason: 'The site would be built without its content.',
  fix: 'Replace it by a file. A symbolic link to a file is followed.',
};
