// Plain JavaScript: Node.js runs this file as it is.
import { spawnSync } from 'node:child_process';
import { openSync, readSync, writeSync } from 'node:fs';

/**
 * Waits for a line of JSON from a pipe, which nothing follows before it is answered.
 * @param {number} pipe
 * @returns {any} Undefined when the other end is closed.
 */
export function receive(pipe) {
  const parts = [];
  const buffer = Buffer.alloc(65_536);
  for (let last; last !== 10; last = parts.at(-1)?.at(-1)) {
    const length = readSync(pipe, buffer);
    if (length === 0) return undefined;
    parts.push(Buffer.from(buffer.subarray(0, length)));
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

/**
 * Sends a value as a line of JSON.
 * @param {number} pipe
 * @param {unknown} value
 */
export function send(pipe, value) {
  const line = Buffer.from(`${JSON.stringify(value)}\n`);
  for (let written = 0; written < line.length; ) written += writeSync(pipe, line, written);
}

// As a program: runs other programs until the pipe of requests is closed.
const [requests, answers] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename && requests && answers) {
  const input = openSync(requests, 'r');
  const output = openSync(answers, 'w');
  for (let request = receive(input); request; request = receive(input)) {
    const { status, stdout, stderr } = spawnSync(request.command, request.args, {
      ...request.options,
      encoding: 'utf8',
    });
    send(output, { status, stdout, stderr });
  }
}
