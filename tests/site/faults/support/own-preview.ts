import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../../scripts/content/root.ts';
import { addBackendFolder } from '../../../../scripts/test/backend.ts';
import { copyPreparedDatabase } from '../../../../scripts/test/prepared-database.ts';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The built site with a separate backend that a test can stop and start. */
export class OwnPreview {
  readonly origin: string;
  readonly #port: number;
  readonly #data = mkdtempSync(path.join(tmpdir(), 'own-preview-'));
  readonly #limits: string;
  #server: ChildProcess | undefined;

  private constructor(port: number, limits: string) {
    this.#port = port;
    this.#limits = limits;
    this.origin = `http://localhost:${port}`;
    addBackendFolder(this.#data);
  }

  static async create(limits: string): Promise<OwnPreview> {
    return new OwnPreview(await freePort(), limits);
  }

  async start(): Promise<void> {
    if (readdirSync(this.#data).length === 0) await copyPreparedDatabase(this.#data);
    this.#server = spawn(process.execPath, ['scripts/run.mjs', 'preview'], {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(this.#port),
        BACKEND_DATA: this.#data,
        BACKEND_LIMITS: this.#limits,
      },
    });
    while (this.#server.exitCode === null) {
      const reply = await fetch(`${this.origin}/rest/v1/contact_submissions?select=id&limit=0`).catch(
        () => undefined,
      );
      if (reply) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('The preview server exited unexpectedly.');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
