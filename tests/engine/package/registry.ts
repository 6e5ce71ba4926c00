import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outputOf } from '../../../scripts/content/output-of.ts';
import { ROOT } from '../../../scripts/root.ts';
import { madeOnce } from '../../../scripts/test/made-once.ts';
import { freePort } from '../../../scripts/test/own-server.ts';
import { commandEnvironment } from '../../../scripts/test/site-copy.ts';
import { run } from './installed-engine.ts';

/** A registry of this machine. It has what a test publishes, and passes on what npm has of others. */
export interface Registry {
  url: string;
  /** A file of settings for npm, which name the registry and somebody who may publish there. */
  settings: string;
  /** Publishes a file of `npm pack`. */
  publish(file: string): Promise<unknown>;
  stop(): Promise<void>;
}

const VERDACCIO = '6.8.0';

/**
 * Verdaccio, which tests of the full run install: it is no dependency of the project. It does not start with the
 * node-fetch that it asks for.
 */
const installVerdaccio = () =>
  madeOnce(path.join(ROOT, `.cache/verdaccio-${VERDACCIO}`), async (folder) => {
    const manifest = { dependencies: { verdaccio: VERDACCIO }, overrides: { 'node-fetch': '2.7.0' } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    await run(folder, 'npm install --ignore-scripts --no-audit --no-fund --loglevel=error');
  });

/** Packages of this project are never asked for elsewhere: a version that somebody else has published is not ours. */
const configuration = (storage: string, others: string) => ({
  storage,
  // A test takes less than a day: metadata is asked for once.
  uplinks: { npm: { url: others, maxage: '1d' } },
  packages: {
    '@json-site/*': { access: '$all', publish: '$all' },
    'create-json-site': { access: '$all', publish: '$all' },
    '**': { access: '$all', proxy: 'npm' },
  },
  max_body_size: '20mb',
  log: { type: 'stdout', format: 'pretty', level: 'warn' },
});

/** Starts the registry. Its files are in a folder, which may be empty or missing. */
export async function startRegistry(folder: string): Promise<Registry> {
  const program = path.join(await installVerdaccio(), 'node_modules/verdaccio/bin/verdaccio');
  mkdirSync(folder, { recursive: true });
  const others = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const config = path.join(folder, 'config.yaml');
  writeFileSync(config, JSON.stringify(configuration(path.join(folder, 'storage'), others)));
  const url = `http://localhost:${await freePort()}`;
  const server = spawn(process.execPath, [program, '--config', config, '--listen', url], {
    cwd: folder,
    env: commandEnvironment(),
  });
  const ended = outputOf(server);
  const kill = () => server.kill();
  process.once('exit', kill);
  while (!(await fetch(`${url}/-/ping`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error((await ended).output);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const settings = path.join(folder, 'npmrc');
  // Everybody may publish, but npm asks no registry without a token.
  writeFileSync(
    settings,
    `registry=${url}\n//${new URL(url).host}/:_authToken=anybody\ncache=${path.join(folder, 'cache')}\n`,
  );
  return {
    url,
    settings,
    publish: (file) =>
      run(folder, `npm publish "${file}" --provenance=false --loglevel=warn --userconfig "${settings}"`),
    async stop() {
      process.removeListener('exit', kill);
      kill();
      await ended;
    },
  };
}
