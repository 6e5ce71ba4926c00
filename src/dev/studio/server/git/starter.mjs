// Plain JavaScript: a process of Node.js runs this file as it is, in the packed engine, too.
import { spawn } from 'node:child_process';

/**
 * Starts programs for another process, which sends `{ id, command, args, options, input }` and receives the same `id`
 * with how the program ended. Ends with that process.
 */
process.on('message', ({ id, command, args, options, input }) => {
  const child = spawn(command, args, { ...options, stdio: 'pipe' });
  const printed = { stdout: '', stderr: '' };
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name].setEncoding('utf8').on('data', (text) => {
      printed[name] += text;
    });
  }
  const answer = (/** @type {object} */ end) => process.send?.({ id, ...printed, ...end });
  child.on('error', ({ message, code }) => answer({ status: null, failure: { message, code } }));
  child.on('close', (status) => answer({ status }));
  // A program may end without reading its input.
  child.stdin.on('error', () => undefined).end(input);
});
process.on('disconnect', () => process.exit());
