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

/** Up to three failures or interruptions, a successful send, and sometimes one more step after it. */
export function sequence(random: () => number): Step[] {
  const pick = (steps: Step[]) => steps[Math.floor(random() * steps.length)] ?? 'send';
  const interruptions = Array.from({ length: Math.floor(random() * 4) }, () => pick(INTERRUPTIONS));
  const afterwards = random() < 0.4 ? [pick(AFTERWARDS)] : [];
  return [...interruptions, pick(SUCCESSES), ...afterwards];
}
