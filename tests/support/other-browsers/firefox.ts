import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Commands, type OtherBrowser, waitFor } from './browser.ts';

/** Firefox speaks Marionette; geckodriver, of which Debian has no package, only translates. */
const NAMES: Record<keyof Commands, string> = {
  navigate: 'WebDriver:Navigate',
  resize: 'WebDriver:SetWindowRect',
  execute: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
};

const PREFERENCES = {
  // A free port, which Firefox writes into a file of the profile.
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'ui.prefersReducedMotion': 1,
};

type Answer = [error: { message: string } | null, result: { value?: unknown } | null];

/**
 * Messages are arrays, each after its length and a colon: [0, id, name, parameters] is answered by [1, id, error,
 * result].
 */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #received = Buffer.alloc(0);
  #sent = 0;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#read();
    });
  }

  #read(): void {
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // The greeting is an object.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      this.#waiting.get(id)?.([error, result]);
      this.#waiting.delete(id);
    }
  }

  async send(name: string, parameters: object): Promise<unknown> {
    this.#sent += 1;
    const id = this.#sent;
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    const text = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answer;
    if (error) throw new Error(`Firefox, ${name}: ${error.message}`);
    return result?.value;
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Starts Firefox without a window on the screen, and with a new profile. */
export async function openFirefox(program: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), preferences.join('\n'));
  const firefox = spawn(program, ['--headless', '--marionette', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const port = path.join(profile, 'MarionetteActivePort');
  await waitFor(
    () => existsSync(port) && readFileSync(port, 'utf8') !== '',
    () => 'Firefox did not start.',
  );
  const marionette = new Marionette(Number(readFileSync(port, 'utf8')));
  await marionette.send('WebDriver:NewSession', {});
  return {
    send: (command, parameters) => marionette.send(NAMES[command], parameters),
    close: async () => {
      marionette.close();
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
