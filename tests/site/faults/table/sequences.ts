/** One action of the visitor or of the network. */
export type Step =
  | 'send'
  | 'double click'
  | 'Enter and click'
  | 'lost reply'
  | 'refused'
  | 'timeout'
  | 'timeout after storing'
  | 'reload'
  | 'reload while sending'
  | 'back'
  | 'back while sending';

const INTERRUPTIONS: Step[] = [
  'lost reply',
  'refused',
  'timeout',
  'timeout after storing',
  'reload',
  'reload while sending',
  'back',
  'back while sending',
];
const SUCCESSES: Step[] = ['send', 'double click', 'Enter and click'];
const AFTERWARDS: Step[] = ['send', 'double click', 'lost reply', 'reload', 'back'];

/** Returns a generator of reproducible pseudo-random numbers (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Up to three failures or interruptions, a successful send, and sometimes one more step after it. */
export function sequence(random: () => number): Step[] {
  const pick = (steps: Step[]) => steps[Math.floor(random() * steps.length)] ?? 'send';
  const interruptions = Array.from({ length: Math.floor(random() * 4) }, () => pick(INTERRUPTIONS));
  const afterwards = random() < 0.4 ? [pick(AFTERWARDS)] : [];
  return [...interruptions, pick(SUCCESSES), ...afterwards];
}
