import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { preview as vitePreview } from 'vite';
import { preview } from '../../../scripts/build/vite/preview.ts';
import { freePort } from '../../../scripts/test/own-server.ts';
import { publishedFolder, type SmallSite } from './small-site.ts';

/** A server of a site. */
export interface RunningServer {
  /** Where the site is served. */
  port: number;
  /** Where requests without TLS are redirected; undefined for the preview, which has no TLS. */
  httpPort?: number;
  stop(): Promise<void>;
}

/** Replaces a text of a written file, and throws when the file does not contain it. */
function adapt(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`The written file does not contain ${from}`);
    return adapted.replaceAll(from, to);
  }, text);
}

/** Whether a server completes the TLS handshake: Caddy accepts connections before it has its certificate. */
function accepts(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Whether something answers at a port without TLS. */
async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch {
    return false;
  }
}

interface Start {
  /** The folder in which the program runs. */
  cwd?: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Where the program serves the site. */
  port: number;
  /** The name of the host in its certificate. Undefined for a program without TLS. */
  host?: string;
}

/** Starts a program and waits until it accepts connections. Throws its output when it ends instead. */
async function run(
  program: string,
  { cwd, args, env = {}, port, host }: Start,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (child.exitCode === null) {
    if (host === undefined ? await answers(port) : await accepts(port, host)) {
      return async () => {
        process.removeListener('exit', kill);
        child.kill();
        await ended;
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`${program} ended:\n${output}`);
}

/** `npm run preview` without the database. */
export async function startPreview({ folder, dist }: SmallSite): Promise<RunningServer> {
  const server = await vitePreview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    appType: 'custom',
    build: { outDir: dist },
    plugins: [preview(undefined)],
    preview: { host: '127.0.0.1', port: await freePort() },
  });
  return { port: server.config.preview.port, stop: () => server.close() };
}

/** Around the written file, the parts of Debian's /etc/nginx/nginx.conf that change replies. */
const NGINX_CONF = `
worker_processes 1;
daemon off;
pid nginx.pid;
error_log stderr;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  client_body_temp_path tmp;
  proxy_temp_path tmp;
  fastcgi_temp_path tmp;
  uwsgi_temp_path tmp;
  scgi_temp_path tmp;
  include conf.d/*.conf;
}`;

/**
 * Prepares nginx with the written file, in which only the ports, the folder of the site and that of the certificate are
 * others. Returns the arguments of nginx.
 */
export function nginxArguments(
  site: SmallSite,
  host: string,
  ports: [http: number, https: number],
): string[] {
  const folder = path.join(site.folder, 'nginx');
  for (const name of ['tmp', 'conf.d']) mkdirSync(path.join(folder, name), { recursive: true });
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      // A common name has at most 64 characters; the other one, which browsers read, has no limit.
      ...['-subj', '/CN=localhost', '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  const written = readFileSync(path.join(site.deploy, 'nginx.conf'), 'utf8');
  const adapted = adapt(written, {
    'listen 80;': `listen 127.0.0.1:${ports[0]};`,
    'listen [::]:80;': '',
    'listen 443 ': `listen 127.0.0.1:${ports[1]} `,
    'listen [::]:443 ssl http2;': '',
    [`/var/www/${host}`]: site.served,
    [`/etc/letsencrypt/live/${host}`]: folder,
  });
  writeFileSync(path.join(folder, 'conf.d/site.conf'), adapted);
  writeFileSync(path.join(folder, 'nginx.conf'), NGINX_CONF);
  // Workers of root would be another user, who may not read the site's folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', ...user];
}

export async function startNginx(program: string, site: SmallSite, host: string): Promise<RunningServer> {
  const ports: [number, number] = [await freePort(), await freePort()];
  const stop = await run(program, { args: nginxArguments(site, host, ports), port: ports[1], host });
  return { httpPort: ports[0], port: ports[1], stop };
}

/**
 * Prepares Caddy with the written file, in which only the folder of the site is another, after settings of the machine.
 */
export function caddyArguments(site: SmallSite, host: string, ports: [http: number, https: number]) {
  const file = path.join(site.folder, 'Caddyfile');
  const written = readFileSync(path.join(site.deploy, 'Caddyfile'), 'utf8');
  const settings = `{
	admin off
	http_port ${ports[0]}
	https_port ${ports[1]}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
}
`;
  writeFileSync(file, settings + adapt(written, { [`/var/www/${host}`]: site.served }));
  return {
    args: ['--adapter', 'caddyfile', '--config', file],
    env: { XDG_DATA_HOME: site.folder, XDG_CONFIG_HOME: site.folder },
  };
}

export async function startCaddy(program: string, site: SmallSite, host: string): Promise<RunningServer> {
  const ports: [number, number] = [await freePort(), await freePort()];
  const { args, env } = caddyArguments(site, host, ports);
  const stop = await run(program, { args: ['run', ...args], env, port: ports[1], host });
  return { httpPort: ports[0], port: ports[1], stop };
}

/** The day whose behaviour of the platform is asked for: wrangler does not start without one. */
const COMPATIBILITY = '2025-01-01';

/** Cloudflare Pages on this machine, without an account. */
export async function startWrangler(program: string, site: SmallSite): Promise<RunningServer> {
  const port = await freePort();
  const options = { ip: '127.0.0.1', port: String(port), 'compatibility-date': COMPATIBILITY };
  const args = [
    'pages',
    'dev',
    publishedFolder(site),
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ];
  // It writes its settings into the home folder.
  const env = { CI: 'true', WRANGLER_SEND_METRICS: 'false', HOME: site.folder };
  return { port, stop: await run(program, { cwd: site.folder, args, env, port }) };
}
