import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '@json-site/content/files';
import { packPackages } from './pack/pack-packages.ts';
import { publish, toPublish } from './release/publish.ts';
import { refusals } from './release/refusals.ts';
import { output } from './release/run-program.ts';
import { testPackages } from './release/test-packages.ts';
import { ROOT } from './root.ts';

const HELP = `npm run release -- --dry-run    packs the version of package.json and tests the files; publishes nothing
npm run release                 does the same, then publishes each file

--registry <address>     another registry than that of npm's settings
--without-provenance     for a registry without it, or from this computer: npm makes it in a workflow alone
--quick                  checks and builds a site with the files, without its tests in a browser

It refuses files that are not committed, and a version without an entry in CHANGELOG.md. A release that broke off goes on
where it ended: files that the registry has already are left out.`;

interface Manifest {
  version: string;
  repository?: unknown;
}

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    registry: { type: 'string' },
    'without-provenance': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

function release(): void {
  const { version, repository } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Manifest;
  const found = refusals({
    version,
    changes: output('git', ['status', '--porcelain'], ROOT).trimEnd(),
    changelog: readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'),
    hasRepository: repository !== undefined,
    hasProvenance: !values['without-provenance'],
  });
  if (found.length > 0) throw new UserError([...found, 'Nothing was packed or published.'].join('\n'));
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    console.log(`Packing version ${version} …`);
    const packages = packPackages(path.join(folder, 'packages'));
    const faults = packages.flatMap((one) => one.faults);
    if (faults.length > 0) throw new UserError(`${faults.join('\n')}\nNothing was published.`);
    const target = { registry: values.registry, hasProvenance: !values['without-provenance'], version };
    const missing = toPublish(packages, target);
    if (missing.length === 0) {
      console.log(`The registry has all packages of version ${version}. Nothing was published.`);
      return;
    }
    console.log('Testing a new site with the packed files …');
    testPackages(path.join(folder, 'museum'), packages, values.quick);
    for (const one of missing) publish(one, target, values['dry-run']);
    const [verb, count] = [values['dry-run'] ? 'would be published' : 'published', missing.length];
    console.log(
      `${count} of ${packages.length} packages ${verb}${count < packages.length ? '; the registry has the others' : ''}.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

if (values.help) console.log(HELP);
else
  try {
    release();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
