/** One part of the build and how long it took, in milliseconds. */
export type Phase = [name: string, ms: number];

/** Measures the parts of a build, one after the other. */
export interface Phases {
  /** Ends the part that was running, and begins the next. */
  begin(name: string): void;
  /** All parts so far, the running one included. */
  all(): Phase[];
}

/** Starts with what has passed since the process began. */
export function openPhases(first: string): Phases {
  const done: Phase[] = [];
  let name = first;
  let since = 0;
  const end = (): Phase => [name, performance.now() - since];
  return {
    begin(next) {
      done.push(end());
      name = next;
      since = performance.now();
    },
    all: () => [...done, end()],
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The parts below each other, with the whole at the end. */
export function formatPhases(phases: Phase[]): string {
  const whole: Phase = ['all', phases.reduce((sum, [, ms]) => sum + ms, 0)];
  const width = Math.max(...phases.map(([name]) => name.length));
  return [...phases, whole]
    .map(([name, ms]) => `  ${name.padEnd(width)} ${seconds(ms).padStart(8)}`)
    .join('\n');
}

/** The line at the end of a build. */
export function summary(pages: number, rendered: number, ms: number): string {
  const kept = pages - rendered;
  const how = kept > 0 ? ` (${rendered} rendered, ${kept} unchanged)` : '';
  return `Built ${pages} pages${how} into dist/ in ${seconds(ms)}.`;
}
