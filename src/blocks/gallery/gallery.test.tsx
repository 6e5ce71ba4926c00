import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const pictures = [
  {
    src: { src: '/media/a-1600.webp', width: 3000, height: 2000, srcSet: '/media/a-400.webp 400w' },
    alt: 'Boats at low tide.',
    caption: ['The ', { strong: 'harbour' }],
    focus: { x: 70, y: 20 },
  },
  { src: { src: '/media/b.svg', width: 40, height: 30 }, alt: 'A map of the harbour.' },
];

test.each([undefined, 'rows', 'strip'] as const)(
  'without script, each picture links to its file and has its text (look: %s)',
  (look) => {
    const html = parse(
      renderToStaticMarkup(<Gallery type="gallery" {...(look && { look })} pictures={pictures} />),
    );
    const links = html.querySelectorAll('ul > li > figure > a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/media/a-1600.webp', '/media/b.svg']);
    expect(links.map((link) => link.querySelector('img')?.getAttribute('alt'))).toEqual(
      pictures.map(({ alt }) => alt),
    );
    expect(html.querySelector('img')?.getAttribute('style')).toBe('object-position:70% 20%');
    expect(html.querySelectorAll('figcaption').map(({ innerHTML }) => innerHTML)).toEqual([
      'The <strong>harbour</strong>',
    ]);
    expect(html.querySelector('dialog')).toBeNull();
  },
);
