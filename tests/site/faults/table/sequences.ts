/** What a visitor, or the network, does next. */
export type Step =
  | 'send'
  | 'double click'
  | 'Enter and click'
  | 'lost answer'
  | 'refused'
  | 'timeout'
  | 'timeout after storing'
  | 'reload'
  | 'reload while sending'
  | 'back'
  | 'back while sending';

const TROUBLE: Step[] = [
  'lost answer',
  'refused',
  'timeout',
  'timeout after storing',
  'reload',
  'reload while sending',
  'back',
  'back while sending',
];
const GOOD: Step[] = ['send', 'double click', 'Enter and click'];
const AFTERWARDS: Step[] = ['send', 'double click', 'lost answer', 'reload', 'back'];

/** The same numbers for the same seed, on every machine (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Up to three troubles, a send that succeeds, and at times more of the same answers after that. */
export function sequence(random: () => number): Step[] {
  const pick = (steps: Step[]) => steps[Math.floor(random() * steps.length)] ?? 'send';
  const troubles = Array.from({ length: Math.floor(random() * 4) }, () => pick(TROUBLE));
  const afterwards = random() < 0.4 ? [pick(AFTERWARDS)] : [];
  return [...troubles, pick(GOOD), ...afterwards];
}
