import { describe, expect, it } from 'vitest';
import { type ReleaseState, refusals } from '../../../scripts/release/refusals.ts';

const READY: ReleaseState = {
  version: '1.2.0',
  changes: '',
  changelog:
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2027-01-31\n\n### Added\n\n- A block.\n\n## [1.1.0]',
  hasRepository: true,
  hasProvenance: true,
};

describe('a release', () => {
  it('accepts a committed version with an entry in the changelog', () => {
    expect(refusals(READY)).toEqual([]);
    expect(refusals({ ...READY, hasRepository: false, hasProvenance: false })).toEqual([]);
  });

  const REFUSED: [string, Partial<ReleaseState>, RegExp][] = [
    ['a changed file', { changes: ' M src/engine.ts' }, /not as in the last commit.+\n {3}M src\/engine\.ts/],
    ['a version without an entry', { version: '1.3.0' }, /no text under "## \[1\.3\.0\] - <date>"/],
    ['an entry without a day', { version: '1.1.0' }, /no text under "## \[1\.1\.0\]/],
    [
      'an entry without a text',
      { changelog: '## [1.2.0] - 2027-01-31\n\n## [1.1.0] - 2026-01-01\n\n- A block.' },
      /no text under/,
    ],
    [
      'lines that no version has yet',
      { changelog: READY.changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- A rule.\n') },
      /under "Unreleased", which version 1\.2\.0 would have/,
    ],
    ['provenance without a repository', { hasRepository: false }, /no "repository"/],
  ];

  it.each(REFUSED)('refuses %s', (_, change, message) => {
    expect(refusals({ ...READY, ...change })).toEqual([expect.stringMatching(message)]);
  });
});
