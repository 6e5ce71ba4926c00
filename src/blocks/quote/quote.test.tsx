import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quote } from './Quote.tsx';

test('words in another language run in its direction', () => {
  const quote = { type: 'quote', text: 'رأيت كل شيء.', name: 'Nour' } as const;
  expect(renderToStaticMarkup(<Quote {...quote} language="ar" />)).toContain('lang="ar" dir="auto"');
  expect(renderToStaticMarkup(<Quote {...quote} />)).not.toContain('dir=');
});
