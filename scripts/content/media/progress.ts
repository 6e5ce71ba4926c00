/** Fewer pictures are ready before anybody wonders. */
const FEW = 5;
/** In a log, where each message is a line, one every so many milliseconds. */
const PAUSE = 15_000;

/** Where the progress is written: the terminal, or the log of a host. */
interface ProgressOutput {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

function timeText(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Announces long work on pictures. Returns the function to call after each of them, which writes how many are ready and
 * how long the others will take.
 */
export function announceProgress(
  total: number,
  output: ProgressOutput = process.stderr,
  now: () => number = Date.now,
): () => void {
  if (total <= FEW) return () => {};
  const began = now();
  let last = began;
  let ready = 0;
  output.write(`Making the files of ${total} pictures; .cache/photographs keeps them for the next time.\n`);
  return () => {
    ready += 1;
    const [time, isLast] = [now(), ready === total];
    if (!output.isTTY && !isLast && time - last < PAUSE) return;
    last = time;
    const left = ((time - began) / 1000 / ready) * (total - ready);
    const rest = isLast ? 'done' : `about ${timeText(left)} left`;
    const line = `${ready} of ${total} pictures, ${rest}.`;
    output.write(output.isTTY ? `\r${line}\u001b[K${isLast ? '\n' : ''}` : `${line}\n`);
  };
}
