import { expect, test } from 'vitest';
import { mainTextOf } from './page-text.ts';

const textOf = (main: string) =>
  mainTextOf(`<html><body><nav>Menu</nav><main id="main">${main}</main>Foot</body></html>`);

test('a section begins at a heading that can be linked to', () => {
  const main = `
    <section><h1>Data</h1><p>One <strong>vers</strong>ion of <a href="/x">each</a><span> fact</span>.</p></section>
    <section id="steps"><div><h2>Steps</h2><p>First.</p><h3>Plan</h3><ul><li>Ask</li><li>Write</li></ul></div></section>
    <details><summary><h3>How long?</h3></summary><div id="long"><p>A year.</p></div></details>`;
  expect(textOf(main)).toEqual({
    headings: ['Data', 'Steps', 'Plan', 'How long?'],
    sections: [
      { heading: '', text: 'Data\nOne version of each fact.' },
      { id: 'steps', heading: 'Steps', text: 'First.\nPlan\nAsk\nWrite' },
      { id: 'long', heading: 'How long?', text: 'A year.' },
    ],
  });
});

test('a dialog is found by the button that opens it', () => {
  const main = `<h1>Help</h1><button id="who" commandfor="_R_1_who">Who</button>
    <dialog id="_R_1_who"><h2 id="_R_2_">Who we are</h2><p>Ada and Ben.</p></dialog>`;
  expect(textOf(main)?.sections.at(-1)).toEqual({ id: 'who', heading: 'Who we are', text: 'Ada and Ben.' });
});

test.each([
  '<nav>Home</nav>',
  '<p hidden>Error</p>',
  '<div aria-hidden="true">…</div>',
  '<script type="application/json">{}</script>',
  '<noscript>Call us</noscript>',
  '<select><option>Other</option></select>',
  '<svg><title>Chart</title></svg>',
])('what nobody reads is not found: %s', (part) => {
  expect(textOf(`<h1>Title</h1>${part}`)?.sections).toEqual([{ heading: '', text: 'Title' }]);
});
