// Plain JavaScript: run.mjs loads it.
import { readFileSync } from 'node:fs';

/** Milliseconds. */
const INTERVAL = 200;

/**
 * On Linux, the parent of a process that is a shell. A shell ends without forwarding a signal, and not with its own
 * parent.
 */
function parentOfShell(/** @type {number} */ pid) {
  try {
    const [, parent] = /\(\w*sh\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return parent;
  } catch {
    return undefined;
  }
}

/** Ends this process, as SIGTERM does, when the one ends that has started it, whichever signal ended that one. */
export function endWithParent() {
  const parent = process.ppid;
  const above = parentOfShell(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOfShell(parent) === above) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}
