import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { MEDIA_FOLDER, readMedia } from './media.ts';
import { mediaName } from './media-url.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder(onTestFinished);
});

function write(name: string, text: string): void {
  const file = path.join(root, MEDIA_FOLDER, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const square = (colour: string) =>
  `<svg ${XMLNS} width="20" height="10" viewBox="0 0 40 20"><rect width="40" height="20" fill="${colour}"/></svg>`;

/** The address of each file on pages, without the hash. */
function addresses(): Record<string, string> {
  const { files } = readMedia(root);
  const shown = files.map(({ name, src, inSprite = src }) => [name, inSprite.replace(/\.[0-9a-f]{10}/, '')]);
  return Object.fromEntries(shown);
}

/** The colour in the middle of an image of a sprite. */
function colourAt(src: string): string {
  const [file, id] = src.split('#');
  const text = readMedia(root).sprites.find((sprite) => sprite.src === file)?.text ?? '';
  const view = new RegExp(`<view id="${id}" viewBox="0 (\\d+) 20 10"/>`).exec(text);
  const whole = text.replace(/<svg [^>]*>/, `<svg ${XMLNS} width="20" height="400">`);
  const { pixels } = new Resvg(whole).render();
  const middle = 4 * (20 * (Number(view?.[1]) + 5) + 10);
  return `#${pixels.subarray(middle, middle + 3).toString('hex')}`;
}

test('a document in files/ keeps its address when it changes, a picture there does not', () => {
  write('files/minutes 2027.PDF', '%PDF-1.7 %%EOF');
  write('files/van.svg', square('#ff0000'));
  write('plan.pdf', '%PDF-1.7 %%EOF');
  const found = readMedia(root).files.map(({ src }) => src.replace(/\.[0-9a-f]{10}/, '.hash'));
  expect(found).toEqual(['/files/minutes%202027.PDF', '/media/files/van.hash.svg', '/media/plan.hash.pdf']);
  expect(mediaName('/files/minutes%202027.PDF')).toBe('files/minutes 2027.PDF');
});

describe('plain SVGs of a folder', () => {
  beforeEach(() => {
    write('clients/a.svg', square('#ff0000'));
    write('clients/b.svg', square('#00ff00'));
  });

  test('are combined into one file that shows each of them', () => {
    expect(addresses()).toEqual({
      'clients/a.svg': '/media/clients.svg#a',
      'clients/b.svg': '/media/clients.svg#b',
    });
    const { files, sprites } = readMedia(root);
    expect(sprites).toHaveLength(1);
    expect(files.map(({ inSprite = '' }) => colourAt(inSprite))).toEqual(['#ff0000', '#00ff00']);
  });

  test('keep their own size, bytes and address', () => {
    const [first] = readMedia(root).files;
    expect(first).toMatchObject({ width: 20, height: 10, bytes: square('#ff0000').length });
    expect(first?.src).toMatch(/^\/media\/clients\/a\.[0-9a-f]{10}\.svg$/);
  });

  test('are found by their address in the sprite', () => {
    const names = readMedia(root).files.map(({ inSprite = '' }) => mediaName(inSprite));
    expect(names).toEqual(['clients/a.svg', 'clients/b.svg']);
  });

  test('get a new address when one of them changes', () => {
    const before = readMedia(root).sprites[0]?.src;
    expect(readMedia(root).sprites[0]?.src).toBe(before);
    write('clients/b.svg', square('#0000ff80'));
    const { files, sprites } = readMedia(root);
    expect(sprites[0]?.src).not.toBe(before);
    expect(files.map(({ inSprite }) => inSprite?.split('#')[0])).toEqual([sprites[0]?.src, sprites[0]?.src]);
  });

  test('are separate from SVGs of another folder or size', () => {
    write('partners/c.svg', square('blue'));
    write('clients/tall.svg', square('blue').replace('height="10"', 'height="40"'));
    write('d.svg', square('blue'));
    write('e.svg', square('red'));
    expect(addresses()).toMatchObject({
      'clients/a.svg': '/media/clients.svg#a',
      'clients/tall.svg': '/media/clients/tall.svg',
      'partners/c.svg': '/media/partners/c.svg',
      'd.svg': '/media/d.svg',
    });
  });

  test('are divided into several files when one would be too large', () => {
    const long = `<!-- -->${square('red').replace('<rect', `<desc>${'words '.repeat(1200)}</desc><rect`)}`;
    for (let number = 1; number <= 8; number += 1) write(`clients/long-${number}.svg`, long);
    const { sprites } = readMedia(root);
    expect(sprites.length).toBe(2);
    for (const { text } of sprites) expect(text.length).toBeLessThanOrEqual(41_000);
    expect(sprites.flatMap(({ views }) => [...views.keys()])).toHaveLength(10);
  });
});

const RED = square('#ff0000');

test.each([
  [
    'a byte order mark, an XML declaration and a comment',
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n${RED}\n`,
  ],
  ['only a viewBox', RED.replace('width="20" height="10" viewBox="0 0 40 20"', 'viewBox="0 0 20 10"')],
  ['a size in px', RED.replace('"20"', '"20px"')],
  [
    'its colour on the root element',
    `<svg ${XMLNS} width="20" height="10" fill='#ff0000'><path d="M0 0h20v10H0z"/></svg>`,
  ],
  [
    'a viewBox of another shape',
    `<svg ${XMLNS} width="20" height="10" viewBox="0 0 9 1" preserveAspectRatio="none"><path fill="#f00" d="M0 0h9v1H0z"/></svg>`,
  ],
])('an SVG with %s joins the sprite and looks the same there', (_, text) => {
  write('clients/a.svg', text);
  write('clients/b.svg', square('#0000ff'));
  const [first] = readMedia(root).files;
  expect(colourAt(first?.inSprite ?? '')).toBe('#ff0000');
});

test.each([
  ['a style sheet', RED.replace('<rect', '<style>rect{opacity:.5}</style><rect')],
  ['a script', RED.replace('<rect', '<script>1</script><rect')],
  ['a handler', RED.replace('<rect', '<rect onclick="1"')],
  ['an id', RED.replace('<rect', '<rect id="a"')],
  ['a reference', RED.replace('"#ff0000"', '"url(#a)"')],
  ['an embedded picture', RED.replace('<rect', '<image href="/a.png"/><rect')],
  [
    'an element of another namespace',
    RED.replace('<rect', '<s:style xmlns:s="http://www.w3.org/2000/svg"/><rect'),
  ],
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${RED}`],
  ['a CDATA section', RED.replace('<rect', '<![CDATA[<]]><rect')],
  ['another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${RED}`],
  ['a size in percent', RED.replace('"20"', '"100%"').replace('40 20', '20 10')],
  ['a style attribute', RED.replace('viewBox', 'style="background:red" viewBox')],
  ['an XML error', RED.replace('/></svg>', '></svg>')],
  ['an undefined entity', RED.replace('<rect', '<title>A&nbsp;b</title><rect')],
  ['too many bytes', RED.replace('<rect', `<desc>${'words '.repeat(1500)}</desc><rect`)],
])('an SVG with %s stays a separate file', (_, text) => {
  write('clients/a.svg', text);
  write('clients/b.svg', square('red'));
  write('clients/c.svg', square('blue'));
  expect(addresses()).toEqual({
    'clients/a.svg': '/media/clients/a.svg',
    'clients/b.svg': '/media/clients.svg#b',
    'clients/c.svg': '/media/clients.svg#c',
  });
});

test.each(['a b.svg', 'ä.svg', '1.svg', 'a.b.svg', 'a.png'])('%s does not join a sprite', (name) => {
  write(`clients/${name}`, RED);
  write('clients/b.svg', square('red'));
  expect(readMedia(root).sprites).toEqual([]);
});

test('a site without media has no files and no sprites', () => {
  expect(readMedia(root)).toEqual({ files: [], sprites: [] });
});

describe('a document', () => {
  const faultOf = (name: string, text: string) => {
    write(name, text);
    return readMedia(root).files.find((file) => file.name === name)?.fault?.kind;
  };
  test('that is empty, or is not whole, cannot be used', () => {
    expect(faultOf('minutes.docx', 'x')).toBe('damaged');
    expect(faultOf('minutes.docx', '')).toBe('empty');
    expect(faultOf('cut.docx', 'PK\u0003\u0004word/document.xml')).toBe('damaged');
    expect(faultOf('cut.pdf', '%PDF-1.7 1 0 obj')).toBe('damaged');
  });
  test('that is whole can be used', () => {
    expect(faultOf('minutes.docx', 'PK\u0003\u0004word/document.xml PK\u0005\u0006')).toBeUndefined();
    expect(faultOf('prices.pdf', '%PDF-1.7 1 0 obj %%EOF')).toBeUndefined();
    expect(faultOf('prices.csv', 'a')).toBeUndefined();
  });
});

test.each(['a\nb.svg', 'a\\b.svg', 'a\u007fb.pdf', 'a\u0085/b.jpg'])('%j has no address', (name) => {
  write(name, RED);
  expect(readMedia(root).files).toMatchObject([{ name, fault: { kind: 'name' } }]);
});
