import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../../scripts/test/own-server.ts';
import { type Commands, type OtherBrowser, waitFor } from './browser.ts';

/** The address of each command, below that of the session. */
const ADDRESSES: { [Command in keyof Commands]: (parameters: Commands[Command]) => string } = {
  navigate: () => 'url',
  resize: () => 'window/rect',
  execute: () => 'execute/sync',
  click: ({ id }) => `element/${id}/click`,
  type: ({ id }) => `element/${id}/value`,
};

/** Starts a screen that nobody sees: this browser cannot run without one. */
async function startScreen() {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let display = '';
  (process.stdio[3] as Readable).on('data', (chunk) => {
    display += String(chunk);
  });
  await waitFor(
    () => display.endsWith('\n'),
    () => 'Xvfb did not start.',
  );
  return { display: `:${display.trim()}`, stop: () => process.kill() };
}

/** Starts the browser of WebKitGTK, with a new home folder. */
export async function openWebKit(program: string): Promise<OtherBrowser> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, HOME: home };
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => driver.once('exit', resolve));

  async function call(method: string, address: string, body?: object): Promise<unknown> {
    const url = `http://127.0.0.1:${port}/${address}`;
    const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`WebKit, ${address}: ${(value as { error: string }).error}`);
    return value;
  }

  const isReady = () => call('GET', 'status').then(Boolean, () => false);
  await waitFor(isReady, () => 'The driver of WebKitGTK did not start.');
  const { sessionId } = (await call('POST', 'session', { capabilities: {} })) as { sessionId: string };
  return {
    send: (command, parameters) =>
      call('POST', `session/${sessionId}/${ADDRESSES[command](parameters)}`, parameters),
    close: async () => {
      await call('DELETE', `session/${sessionId}`);
      driver.kill();
      await ended;
      screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
