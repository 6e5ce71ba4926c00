import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../../scripts/root.ts';

/** A registry of this machine, for npm: the packages that are installed here, and what a test publishes. */
export interface Registry {
  url: string;
  /** Publishes a file of `npm pack`. */
  publish(file: string): void;
  stop(): void;
}

interface Manifest {
  name: string;
  version: string;
  optionalDependencies?: Record<string, string>;
}

interface Version {
  manifest: Manifest;
  /** Sends the package as npm unpacks it. */
  archive: { command: string; options: string[] };
}

/** By the name of the package, and then by the version. */
type Packages = Map<string, Map<string, Version>>;

const readManifest = (text: string) => JSON.parse(text) as Manifest;

function add(packages: Packages, version: Version): void {
  const { manifest } = version;
  const versions = packages.get(manifest.name) ?? new Map<string, Version>();
  packages.set(manifest.name, versions.set(manifest.version, version));
}

/** The packages in node_modules/. Other systems have other optional ones. */
function installedPackages(): Packages {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const packages: Packages = new Map();
  for (const place of Object.keys(lock.packages)) {
    const folder = path.join(ROOT, place);
    const file = path.join(folder, 'package.json');
    if (place === '' || !existsSync(file)) continue;
    const options = ['-cf', '-', '--exclude', `${path.basename(folder)}/node_modules`];
    add(packages, {
      manifest: readManifest(readFileSync(file, 'utf8')),
      archive: {
        command: 'tar',
        options: [...options, '-C', path.dirname(folder), path.basename(folder)],
      },
    });
  }
  return packages;
}

/** What npm asks for before it chooses a version. */
function metadata(packages: Packages, name: string, url: string) {
  const versions = packages.get(name);
  if (!versions) return undefined;
  const entries = [...versions].map(([version, { manifest }]) => {
    const { optionalDependencies = {} } = manifest;
    const optional = Object.entries(optionalDependencies).filter(([one]) => packages.has(one));
    const dist = { tarball: `${url}/-/${encodeURIComponent(name)}/${version}` };
    return [version, { ...manifest, optionalDependencies: Object.fromEntries(optional), dist }] as const;
  });
  return { name, 'dist-tags': { latest: entries.at(-1)?.[0] }, versions: Object.fromEntries(entries) };
}

/** Starts the registry. */
export async function startRegistry(): Promise<Registry> {
  const packages = installedPackages();
  const server = createServer((request, response) => {
    const [first = '', name = '', version = ''] = (request.url ?? '')
      .slice(1)
      .split('/')
      .map(decodeURIComponent);
    const found = first === '-' ? packages.get(name)?.get(version) : undefined;
    const about = first === '-' ? undefined : metadata(packages, first, url);
    if (found) {
      const { command, options } = found.archive;
      spawn(command, options).stdout.pipe(response);
    } else if (about) {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(about));
    } else {
      response.writeHead(404).end('{}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    publish(file) {
      const text = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' });
      add(packages, { manifest: readManifest(text), archive: { command: 'cat', options: [file] } });
    },
    stop: () => server.close(),
  };
}
