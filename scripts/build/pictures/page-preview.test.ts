import { describe, expect, test } from 'vitest';
import type { Site } from '../../../src/model/content-types.ts';
import { drawPng } from './draw.ts';
import { dataUrl, type PreviewPicture, previewSvg, summaryLines, titleLines, wrap } from './page-preview.ts';

/** Each letter is half as wide as high. */
const widthOf = (text: string) => text.length / 2;

describe('wrapping a title', () => {
  test('breaks between words, as late as there is room', () => {
    expect(wrap('Data, software and systems', 7, widthOf)).toEqual(['Data, software', 'and systems']);
  });
  test('is one line where it fits', () => {
    expect(wrap('About', 5, widthOf)).toEqual(['About']);
  });
});

const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

describe('the title of a preview', () => {
  test('is as large as fits', () => {
    expect(titleLines('About', 880, widthOf)).toEqual({ size: 96, lines: ['About'] });
  });
  test('is smaller for a long word', () => {
    expect(titleLines('Donaudampfschifffahrt', 600, widthOf)).toMatchObject({ size: 48 });
  });
  test.each([`${LONG} office`, `The ${LONG}`, '東京'.repeat(60), 'x'.repeat(200)])(
    'loses no letter of %s, and no line is wider than the picture',
    (title) => {
      const { size, lines } = titleLines(title, 600, widthOf);
      expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(600);
    },
  );
});

test('a sentence below the title is left out if it needs more than three lines, or a word is too long', () => {
  expect(summaryLines('Data and software.', 600, widthOf)).toEqual(['Data and software.']);
  expect(summaryLines('word '.repeat(60).trim(), 600, widthOf)).toEqual([]);
  expect(summaryLines(LONG, 300, widthOf)).toEqual([]);
  expect(summaryLines(undefined, 600, widthOf)).toEqual([]);
});

test('text without a font file is not drawn, because fonts differ between machines', () => {
  const empty =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#123456" d="M0 0h40v20H0z"/>';
  const words = '<text x="2" y="15" font-size="14" fill="#fff">Abc</text>';
  expect(drawPng('', `${empty}${words}</svg>`, 40).equals(drawPng('', `${empty}</svg>`, 40))).toBe(true);
});

test('a preview shows the picture of the theme beside the title instead of a line pattern', () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
  const colours = { ground: '#000000', text: '#ffffff', muted: '#cccccc', accent: '#00ff00' };
  const site = { brand: { name: 'Ash', nameParts: ['Ash'] } } as Site;
  const drawn = (picture: PreviewPicture) =>
    drawPng(
      '',
      previewSvg({ title: 'A', picture }, { site, colours, logo: `${square}</svg>`, widthOf }),
      300,
    );
  const red = { url: dataUrl(`${square}<path fill="#f00" d="M0 0h9v9H0z"/></svg>`) };
  const nothing = { url: dataUrl(`${square}</svg>`) };
  expect(drawn(red).equals(drawn(nothing))).toBe(false);
  expect(drawn(nothing).equals(drawn({ art: 'none' }))).toBe(true);
  expect(drawn(nothing).equals(drawn({ art: 'rings' }))).toBe(false);
});

test('an error of the renderer names its picture', () => {
  expect(() => drawPng('The preview of /about', '<svg', 40)).toThrow(
    /^The preview of \/about cannot be drawn: /,
  );
});
