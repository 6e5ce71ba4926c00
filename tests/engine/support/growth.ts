const FACTOR = 8;

/** In linear time the ratio is 8, in quadratic time 64. The rest is for the garbage collector. */
const MOST = 24;

/** Processor time in milliseconds. Other processes do not affect it. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The garbage collector may run in one of two measurements; work that is not linear is slow in every attempt. */
const ATTEMPTS = 3;

/** Runs work of a size and of eight times that size. Returns "linear", or by how much the processor time grows. */
export function growth(size: number, work: (size: number) => void): string {
  let least = Number.POSITIVE_INFINITY;
  work(size);
  for (let attempt = 0; attempt < ATTEMPTS && least >= MOST; attempt++) {
    const small = processorTime(() => work(size));
    least = Math.min(least, processorTime(() => work(size * FACTOR)) / small);
  }
  return least < MOST ? 'linear' : `${FACTOR} times the size takes ${least.toFixed(0)} times as long`;
}
