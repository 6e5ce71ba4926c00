import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNginx } from '../../../scripts/test/programs/find-programs.ts';
import { nginxArguments } from './servers.ts';
import { smallSite } from './small-site.ts';

const nginx = findNginx();
const ENDING = '.org.example';
const nameOf = (length: number) =>
  'long-name.'
    .repeat(30)
    .slice(0, length - ENDING.length)
    .replace(/\W$/, 'x') + ENDING;

/** Lets nginx test the written file beside another site on the same ports, as Debian's default site is. */
async function testBesideAnotherSite(host: string) {
  const site = await smallSite(`https://${host}`);
  const args = nginxArguments(site, host, [8080, 8443]);
  const file = (name: string) => path.join(site.folder, 'nginx', name);
  const written = readFileSync(file('conf.d/site.conf'), 'utf8');
  const other = 'server { listen 127.0.0.1:8080; server_name other.example; return 204; }\n';
  writeFileSync(file('conf.d/other.conf'), other);
  const test = () => spawnSync(nginx ?? '', ['-t', ...args], { encoding: 'utf8' });
  const first = test();
  const [line] = /server_names_hash_bucket_size \d+;/.exec(written) ?? [];
  const conf = readFileSync(file('nginx.conf'), 'utf8');
  writeFileSync(file('nginx.conf'), conf.replace('http {', `http {\n  ${line ?? ''}`));
  const second = test();
  site.dispose();
  return { line, first, second };
}

describe.skipIf(!nginx)('a long host name beside another site', () => {
  it.each([41, 45])('of %i characters needs nothing', async (length) => {
    const { line, first } = await testBesideAnotherSite(nameOf(length));
    expect(first.stderr).toContain('test is successful');
    expect(line).toBeUndefined();
  });

  it.each([47, 58, 120, 250])('of %i characters needs the line that the file names', async (length) => {
    const { line, first, second } = await testBesideAnotherSite(nameOf(length));
    expect(first.stderr).toContain('server_names_hash');
    expect(line).toBeDefined();
    expect(second.stderr).toContain('test is successful');
  });
});
