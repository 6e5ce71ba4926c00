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

/** Runs work of a size and of eight times that size. Returns "linear", or by how much the processor time grows. */
export function growth(size: number, work: (size: number) => void): string {
  work(size);
  const small = processorTime(() => work(size));
  const ratio = processorTime(() => work(size * FACTOR)) / small;
  return ratio < MOST ? 'linear' : `${FACTOR} times the size takes ${ratio.toFixed(0)} times as long`;
}
