import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Beside } from './Beside.tsx';

const render = (side?: 'left' | 'right') =>
  parse(
    renderToStaticMarkup(
      <Beside heading="The film" intro="One minute." side={side}>
        <figure />
      </Beside>,
    ),
  );

test('the words come before the film in the document, whichever side it is on', () => {
  for (const side of [undefined, 'left', 'right'] as const) {
    const html = render(side).toString();
    expect(html.indexOf('The film')).toBeLessThan(html.indexOf('<figure'));
    expect(html.indexOf('One minute.')).toBeLessThan(html.indexOf('<figure'));
    expect(render(side).querySelectorAll('h2')).toHaveLength(1);
  }
});
