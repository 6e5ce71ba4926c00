import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Art } from './Art.tsx';
import { type ArtKind, KINDS } from './ArtKinds.ts';

const kinds = Object.keys(KINDS) as ArtKind[];
const draw = (kind: ArtKind, seed?: string | number) =>
  renderToStaticMarkup(seed === undefined ? <Art kind={kind} /> : <Art kind={kind} seed={seed} />);

test.each(kinds)('%s is the same for the same seed, hidden from screen readers and small', (kind) => {
  expect(draw(kind, 'one')).toBe(draw(kind, 'one'));
  expect(draw(kind, 'one')).not.toBe(draw(kind, 'two'));
  for (const seed of ['one', 'two', 3, '/about']) {
    const markup = draw(kind, seed);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/NaN|undefined|\.\d/);
    expect(markup.length).toBeLessThan(3 * 1024);
  }
});

test('none renders nothing', () => {
  expect(draw('none')).toBe('');
});
