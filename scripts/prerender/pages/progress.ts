/** Before that, a build is too short to tell anything. */
const QUIET_MS = 2000;
/** How often the line is renewed on a terminal, and how often there is a new one in a log. */
const RENEW_MS = { terminal: 100, log: 10_000 };

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells how far a long build is. */
export interface Progress {
  update(done: number, all: number): void;
  /** Takes the line off the terminal. */
  end(): void;
}

/** On a terminal one line that is renewed; in a log a line now and then. */
export function openProgress(output: Output = process.stdout, now = () => performance.now()): Progress {
  let told = now() + QUIET_MS - (output.isTTY ? RENEW_MS.terminal : RENEW_MS.log);
  const since = now();
  let isShown = false;
  return {
    update(done, all) {
      if (now() - since < QUIET_MS || done >= all) return;
      if (now() - told < (output.isTTY ? RENEW_MS.terminal : RENEW_MS.log)) return;
      told = now();
      const text = `Rendering pages: ${done} of ${all}`;
      output.write(output.isTTY ? `\r${text}` : `${text}\n`);
      isShown = true;
    },
    end() {
      if (isShown && output.isTTY) output.write('\r\u001b[K');
    },
  };
}
