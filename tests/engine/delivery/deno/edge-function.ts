import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, SITE } from '../../../../scripts/root.ts';
import type { Report } from '../../../../supabase/functions/deliver/deliver.ts';

const DENO = path.join(ROOT, 'node_modules/.bin/deno');
const FUNCTION = path.join(SITE, 'supabase/functions/deliver/index.ts');
export const WAKE_KEY = 'wake-1';

/** An Edge Function in its runtime. */
export interface RunningFunction {
  url: string;
  stop(): void;
}

/** The Edge Function that delivers. */
export interface EdgeFunction extends RunningFunction {
  /** Asks it to deliver, as the database does. */
  wake(key?: string): Promise<{ status: number; report: Report }>;
}

/** Reads from the output at which address the function listens. */
function addressOf(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/[\d.:a-z]+/.exec(output) ?? [];
      if (found) resolve(found);
    };
    process.stderr?.on('data', read);
    process.stdout?.on('data', read);
    process.on('close', () => reject(new Error(output)));
  });
}

/** Checks the types with those of the runtime. Throws with its output. */
export function checkFunctionTypes(file = FUNCTION): void {
  execFileSync(DENO, ['check', '--no-config', file], { stdio: 'pipe' });
}

/** Starts a function in Deno, with these secrets. */
export async function runInDeno(file: string, secrets: Record<string, string>): Promise<RunningFunction> {
  const running = spawn(DENO, ['run', '--no-config', '--allow-net', '--allow-env', file], {
    // The program starts another one. A signal to the group ends both.
    detached: true,
    env: {
      ...process.env,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
      ...secrets,
    },
  });
  return {
    url: await addressOf(running),
    stop() {
      if (running.pid !== undefined) process.kill(-running.pid);
    },
  };
}

/** Starts the function that delivers in Deno, with these secrets and a wake-up key. */
export async function startFunction(secrets: Record<string, string>): Promise<EdgeFunction> {
  const { url, stop } = await runInDeno(FUNCTION, {
    DELIVER_KEY: WAKE_KEY,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'one@example.com',
    ...secrets,
  });
  return {
    url,
    stop,
    async wake(key = WAKE_KEY) {
      const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${key}` } });
      return { status: response.status, report: (await response.json()) as Report };
    },
  };
}
