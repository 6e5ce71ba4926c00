import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { deployFiles } from '../../../../scripts/build/hosting/deploy-files.ts';
import { writeFiles } from '../../../../scripts/content/write-files.ts';
import { findCaddy, findNginx } from '../../../../scripts/test/programs/find-programs.ts';
import { type WrittenSite, writtenSite } from '../../../support/written-site.ts';
import { type RunningServer, startCaddy, startNginx } from '../../hosting/servers.ts';
import { KEYS } from './project-api.ts';
import type { Route } from './request-locally.ts';

/** A site as it was built, with the configuration of its server. */
export interface Published {
  folder: string;
  dist: string;
  deploy: string;
  /** Changes a file of the site or of the configuration; throws when it does not contain the text. */
  edit(file: string, from: string | RegExp, to: string): void;
  write(file: string, text: string): void;
  remove(file: string): void;
}

/** A site on a real web server. */
export interface LiveSite {
  origin: string;
  route: Route;
  stop(): Promise<void>;
}

/** The real content, as a build for a project. Its pages refer to a script and a picture. */
export async function buildFor(project: string): Promise<WrittenSite> {
  const script = `const url="${project}",key="${KEYS.public}";/* ${'long enough to compress. '.repeat(100)} */`;
  const body = '<main><a href="/media/picture.svg">Picture</a><img src="/media/picture.svg" alt=""></main>';
  const site = await writtenSite({ backend: project, script, body });
  writeFileSync(path.join(site.dist, 'media/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return site;
}

/** Copies a build to a folder in which a test can damage it. */
function publish({ dist: built, site, redirects }: WrittenSite): Published {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  const [dist, deploy] = [path.join(folder, 'dist'), path.join(folder, 'deploy')];
  cpSync(built, dist, { recursive: true });
  writeFiles(deploy, deployFiles(site, redirects, dist));
  const at = (file: string) => path.join(folder, file);
  /** Servers send the compressed copies. */
  const copiesOf = (file: string) =>
    (
      [
        ['.gz', gzipSync],
        ['.br', brotliCompressSync],
      ] as const
    )
      .map(([ending, compress]) => ({ copy: at(file + ending), compress }))
      .filter(({ copy }) => existsSync(copy));
  const write = (file: string, text: string) => {
    writeFileSync(at(file), text);
    for (const { copy, compress } of copiesOf(file)) writeFileSync(copy, compress(text));
  };
  return {
    folder,
    dist,
    deploy,
    write,
    edit(file, from, to) {
      const text = readFileSync(at(file), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} does not contain ${from}`);
      write(file, edited);
    },
    remove(file) {
      rmSync(at(file));
      for (const { copy } of copiesOf(file)) rmSync(copy);
    },
  };
}

/** The web servers of this machine: how to start one, and the certificate that it trusts itself by. */
export const SERVERS = [
  { name: 'nginx', program: findNginx(), start: startNginx, authority: 'nginx/fullchain.pem' },
  {
    name: 'Caddy',
    program: findCaddy(),
    start: startCaddy,
    authority: 'caddy/pki/authorities/local/root.crt',
  },
];

export type WebServer = (typeof SERVERS)[number];

/** Publishes a build on a web server, damaged by `damage`. */
export async function goLive(
  built: WrittenSite,
  { program = '', start, authority }: WebServer,
  damage: (site: Published) => void = () => {},
): Promise<LiveSite> {
  const published = publish(built);
  damage(published);
  const { host } = new URL(built.site.url);
  const server: RunningServer = await start(
    program,
    { ...published, served: published.dist, path: '', dispose: () => {} },
    host,
  );
  return {
    origin: `https://${host}`,
    route: {
      host,
      ports: { 'http:': server.httpPort ?? 0, 'https:': server.port },
      ca: readFileSync(path.join(published.folder, authority), 'utf8'),
    },
    async stop() {
      await server.stop();
      rmSync(published.folder, { recursive: true, force: true });
    },
  };
}
