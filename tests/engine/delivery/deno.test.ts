import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/content/project.ts';
import { findDeno } from '../../../scripts/test/deno.ts';

const deno = findDeno();
const SKIP_REASON = deno ? undefined : 'no Deno on this machine; npm install --no-save deno@2';
const FUNCTION = path.join(ROOT, 'supabase/functions/deliver/index.ts');

const CLAIM = {
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  kind: 'submission',
  created_at: '2026-07-01T12:00:00Z',
  form_table: 'visit_submissions',
  table_number: 1,
  row: { id: '1', created_at: '2026-07-01T12:00:00Z', name: 'Grüße \u{1f600} <b>' },
  digest: null,
};

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Record<string, unknown>;
}

describe.skipIf(SKIP_REASON)(
  `the Edge Function in Deno${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`,
  () => {
    const calls: { url: string; body: Record<string, unknown> }[] = [];
    let server: Server;
    let running: ChildProcess;
    let address = '';

    beforeAll(async () => {
      // The database's API and the relay in one.
      server = createServer((request, response) => {
        void readBody(request).then((body) => {
          calls.push({ url: request.url ?? '', body });
          const result = request.url?.endsWith('submissions_claim') ? [CLAIM] : { id: 'message-1' };
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(result));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      running = spawn(deno ?? '', ['run', '--no-config', '--allow-net', '--allow-env', FUNCTION], {
        env: {
          ...process.env,
          DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
          DENO_NO_UPDATE_CHECK: '1',
          NO_COLOR: '1',
          DELIVER_KEY: 'wake-1',
          SUPABASE_URL: url,
          SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
          MAIL_URL: `${url}/send`,
          MAIL_KEY: 'k',
          MAIL_FROM: 'website@example.com',
          MAIL_TO: 'one@example.com',
        },
      });
      address = await new Promise<string>((resolve, reject) => {
        let output = '';
        const read = (chunk: Buffer) => {
          output += chunk.toString();
          const [found] = /http:\/\/[\d.:a-z]+/.exec(output) ?? [];
          if (found) resolve(found);
        };
        running.stderr?.on('data', read);
        running.stdout?.on('data', read);
        running.on('close', () => reject(new Error(output)));
      });
    });
    afterAll(() => {
      running?.kill();
      server?.close();
    });

    it('has correct types there', () => {
      execFileSync(deno ?? '', ['check', '--no-config', FUNCTION], { stdio: 'pipe' });
    });

    it('claims, sends and records', async () => {
      const refused = await fetch(address, { method: 'POST', headers: { authorization: 'Bearer wrong' } });
      expect(refused.status).toBe(401);
      const response = await fetch(address, { method: 'POST', headers: { authorization: 'Bearer wake-1' } });
      expect(await response.json()).toEqual({ claimed: 1, sent: 1, failed: 0 });
      expect(calls.map(({ url }) => url.split('/').at(-1))).toEqual([
        'submissions_claim',
        'send',
        'submissions_sent',
        'submissions_clean_up',
      ]);
      const mail = Buffer.from(String(calls[1]?.body['data']), 'base64').toString();
      const [, part = ''] = /base64\r\n\r\n([\s\S]*?)\r\n--part/.exec(mail) ?? [];
      expect(Buffer.from(part, 'base64').toString()).toContain('Name\n    Grüße \u{1f600} <b>');
    });
  },
);
