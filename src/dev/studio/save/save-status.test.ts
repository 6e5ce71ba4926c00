import { expect, test } from 'vitest';
import {
  type EditState,
  type Place,
  type PlaceEvent,
  placeAfter,
  placeOf,
  STEPS,
  statusOf,
  WORDS,
} from './save-status.ts';

const PLACES = Object.keys(WORDS) as Place[];
const EVENTS = Object.keys(STEPS) as PlaceEvent[];
const IDLE: EditState = {
  saving: { state: 'idle' },
  isDirty: false,
  isStale: false,
  isCombined: false,
  isUnstored: false,
  checkFailure: '',
};

/** What the words of the bar claim. */
const CLAIMS = {
  public: /^Public\b/,
  notPublic: /not public yet/,
  review: /review/,
  others: /Someone else/,
} as const;

test('every event leads from every place to places that have words', () => {
  for (const event of EVENTS) {
    for (const place of PLACES) {
      expect(STEPS[event][place], `${event} of ${place}`).not.toEqual([]);
      for (const next of STEPS[event][place]) expect(PLACES).toContain(next);
      expect(STEPS[event][place]).toContain(placeAfter(place, event));
    }
  }
});

test('every place can be reached from a public document', () => {
  const reached = new Set<Place>(['public']);
  for (const place of reached)
    for (const event of EVENTS) for (const next of STEPS[event][place]) reached.add(next);
  expect([...reached].sort()).toEqual(PLACES.filter((place) => place !== 'unknown').sort());
});

test('a document is never called public after a save before the server has looked', () => {
  for (const place of PLACES) expect(WORDS[placeAfter(place, 'save')]).toMatch(CLAIMS.notPublic);
});

test('a document that was published is no longer called different, and one that was sent is not called public', () => {
  for (const place of PLACES.filter((one) => one !== 'unknown')) {
    for (const next of STEPS.publish[place]) expect(WORDS[next]).not.toMatch(CLAIMS.notPublic);
    if (place !== 'public' && place !== 'draft')
      expect(WORDS[placeAfter(place, 'send')]).toMatch(CLAIMS.review);
  }
});

test.each<[Place, (keyof typeof CLAIMS)[]]>([
  ['unknown', []],
  ['public', ['public']],
  ['draft', []],
  ['saved', ['notPublic']],
  ['review', ['notPublic', 'review']],
  ['revised', ['notPublic', 'review']],
  ['disputed', ['notPublic', 'others']],
])('the words of “%s” claim %j and nothing else', (place, claims) => {
  const made = Object.entries(CLAIMS).flatMap(([name, claim]) => (claim.test(WORDS[place]) ? [name] : []));
  expect(made).toEqual(claims);
  expect(statusOf(IDLE, 0, place)).toBe(WORDS[place]);
});

test('an unsaved change says nothing of the saved version', () => {
  for (const place of PLACES) {
    for (const errors of [0, 2]) {
      const words = statusOf({ ...IDLE, isDirty: true }, errors, place);
      expect(words).toMatch(/^Unsaved changes, which this browser keeps\./);
    }
    expect(statusOf({ ...IDLE, isDirty: true, isStale: true }, 0, place)).toMatch(/changed on disk/);
    expect(statusOf({ ...IDLE, isDirty: true, isCombined: true }, 0, place)).toMatch(/combined with those/);
    expect(statusOf({ ...IDLE, saving: { state: 'busy' } }, 0, place)).toBe('Saving …');
    const failed = { state: 'failed', message: 'No room.' } as const;
    expect(statusOf({ ...IDLE, saving: failed }, 0, place)).toBe('Not saved: No room.');
  }
});

test('reads the place from what the server has found', () => {
  const found = { file: 'a', before: 'a', kind: 'changed' } as const;
  expect([placeOf(undefined, false), placeOf(undefined, true)]).toEqual(['public', 'draft']);
  expect(placeOf(found, false)).toBe('saved');
  expect(placeOf({ ...found, review: 'R' }, false)).toBe('review');
  expect(placeOf({ ...found, revises: 'R' }, false)).toBe('revised');
  expect(placeOf({ ...found, revises: 'R', isDisputed: true }, false)).toBe('disputed');
});
