/** Of the repository, what a release reads. */
export interface ReleaseState {
  version: string;
  /** Files that git does not know, or that differ from the commit, a line each. */
  changes: string;
  changelog: string;
  /** Whether package.json names the repository. */
  hasRepository: boolean;
  /** Whether npm is to say from which commit the packages were made. */
  hasProvenance: boolean;
}

/** The text below a heading of the changelog, up to the next one of its level. */
function entry(changelog: string, heading: RegExp): string | undefined {
  const parts = changelog.split(/^(?=## )/m);
  return parts
    .find((part) => heading.test(part))
    ?.replace(/^.*/, '')
    .trim();
}

/** Why a version cannot be released, and what to do about each reason. */
export function refusals({
  version,
  changes,
  changelog,
  hasRepository,
  hasProvenance,
}: ReleaseState): string[] {
  const escaped = version.replaceAll('.', '\\.');
  const own = entry(changelog, new RegExp(`^## \\[${escaped}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm'));
  const found: [boolean, string][] = [
    [
      changes !== '',
      `These files are not as in the last commit. Commit or remove them:\n${changes.replace(/^/gm, '  ')}`,
    ],
    [
      !own,
      `CHANGELOG.md has no text under "## [${version}] - <date>". Move the lines of "Unreleased" there, with the day of the release.`,
    ],
    [
      Boolean(own && entry(changelog, /^## \[Unreleased\]/)),
      `CHANGELOG.md has lines under "Unreleased", which version ${version} would have without saying so. Raise "version" in package.json, and move the lines under it.`,
    ],
    [
      hasProvenance && !hasRepository,
      'package.json has no "repository", which the provenance of a package names. Add it, or use --without-provenance.',
    ],
  ];
  return found.flatMap(([isSo, text]) => (isSo ? [text] : []));
}
