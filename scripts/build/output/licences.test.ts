import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { writeFiles } from '../../content/write-files.ts';
import { licencesText } from './licences.ts';

it('adds the licences of the icons and of the fonts to those of the bundle', () => {
  const root = temporaryFolder(afterAll);
  writeFiles(root, { 'content/media/fonts/OFL.txt': 'Font licence', 'content/media/fonts/a.woff2': 'font' });
  const text = licencesText('# Licenses\n\n## react - 1\n\nMIT', root);
  expect(text).toMatch(/^# Licenses\n\n## react - 1\n\nMIT\n\n## ajv - [\d.]+\n\n.*MIT/);
  expect(text).toMatch(/\n\n## lucide-static - [\d.]+\n\nISC License/);
  expect(text).toMatch(/\n\n## fonts\/OFL\.txt\n\nFont licence\n$/);
  expect(licencesText('', temporaryFolder(afterAll))).not.toContain('## fonts');
});
