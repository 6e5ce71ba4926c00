import { describe, expect, test } from 'vitest';
import { pageWith } from '../../support/small-site/parts.ts';
import { VAN } from '../../support/small-site/site.ts';
import { compileFiles, errorsOf } from '../support/virtual-project.ts';

const index = (...blocks: unknown[]) => errorsOf({ 'pages/index.json': pageWith(...blocks) });
const home = (files: Record<string, string>) => compileFiles(files).pages.find(({ path }) => path === '/');

const van = '{ "title": "The van", "text": "It **stops** here.", "icon": "map" }';
const about = (more: object = {}) =>
  JSON.stringify({
    title: 'About',
    description: 'Who we are.',
    blocks: [{ type: 'hero', heading: 'About' }],
    ...more,
  });

describe('records', () => {
  test('an unknown record is null', () => {
    const files = {
      'pages/index.json': pageWith({ type: 'shuttle-list', shuttles: ['vam'] }),
      'shuttles/van.json': van,
    };
    expect(home(files)?.blocks[1]).toEqual({ type: 'shuttle-list', shuttles: [null] });
  });
  test('a record has its id and is the same object on every page', () => {
    const list = { type: 'shuttle-list', shuttles: ['van', 'van'] };
    const page = home({ 'pages/index.json': pageWith(list), 'shuttles/van.json': van });
    const block = page?.blocks[1] as unknown as { shuttles: unknown[] };
    const text = ['It ', { strong: 'stops' }, ' here.'];
    expect(block.shuttles[0]).toEqual({
      id: 'van',
      title: 'The van',
      text,
      icon: 'map',
    });
    expect(block.shuttles[1]).toBe(block.shuttles[0]);
  });
  test('reports an error in a record once, even if several pages use it', () => {
    const list = { type: 'shuttle-list', shuttles: ['van', 'van'] };
    const files = { 'pages/index.json': pageWith(list), 'shuttles/van.json': van.replace('map', 'mapp') };
    expect(errorsOf(files)).toEqual([
      'content/shuttles/van.json:1:61 unknown-icon | icon is "mapp"; there is no such icon. | Did you mean "map"?  Name of an icon. | >> "mapp"',
    ]);
  });
});

describe('media and icons', () => {
  const card = { title: 'One' };
  test('unknown-icon: a property name of Object.prototype', () => {
    const found = index({ type: 'card-grid', items: [{ ...card, icon: 'constructor' }, card] });
    expect(String(found)).toContain('unknown-icon');
  });
  test('media and icons are resolved', () => {
    const items = [{ ...card, image: 'van.svg', icon: 'book' }, card];
    expect(home({ 'pages/index.json': pageWith({ type: 'card-grid', items }) })?.blocks[1]).toEqual({
      type: 'card-grid',
      items: [
        {
          title: 'One',
          image: { src: '/media/van.svg', width: 40, height: 20 },
          icon: 'book',
        },
        { title: 'One' },
      ],
    });
  });
  test('pages show an SVG from its sprite, and links use the file', () => {
    const media = [VAN, { ...VAN, name: 'set/a.svg', src: '/media/set/a.svg', inSprite: '/media/set.svg#a' }];
    const page = about({
      blocks: [
        { type: 'hero', heading: 'About', text: '[It](/media/set/a.svg)' },
        { type: 'card-grid', items: [{ ...card, image: 'set/a.svg' }, card] },
      ],
    });
    const { pages } = compileFiles({ 'pages/about.json': page }, { media });
    expect(pages.find(({ path }) => path === '/about')?.blocks).toMatchObject([
      { text: [{ text: 'It', href: '/media/set/a.svg' }] },
      { items: [{ image: { src: '/media/set.svg#a', width: 40, height: 20 } }, card] },
    ]);
  });
});

describe('pages and sections', () => {
  const sections = { type: 'page-cards', pages: '/stops/*' };
  test('empty-section: suggests a similar section', () => {
    const files = { 'pages/index.json': pageWith(sections), 'pages/stop/one.json': about() };
    expect(errorsOf(files)).toEqual([
      'content/pages/index.json:11:16 empty-section | blocks[1].pages is "/stops/*"; there is no page in content/pages/stops/. | Did you mean "/stop/*"?  Sections: /stop/* | >> "/stops/*"',
    ]);
  });
  test('wrong-pattern: a section without /*', () => {
    const files = {
      'pages/index.json': pageWith({ ...sections, pages: '/stops' }),
      'pages/stops/one.json': about(),
    };
    expect(errorsOf(files)).toEqual([
      'content/pages/index.json:11:16 wrong-pattern | blocks[1].pages is "/stops"; a section is written like "/stops/*". | Did you mean "/stops/*"?  Sections: /stops/* | >> "/stops"',
    ]);
  });
  test('lists the pages directly under a route by order and title, without the not-found page', () => {
    const list = { type: 'page-cards', pages: '/*' };
    const files = {
      'pages/index.json': pageWith(list),
      'pages/a.json': about({ title: 'Zebra', summary: 'Striped.' }),
      'pages/b.json': about({ title: 'Ape', icon: 'map', backLabel: 'Back to apes' }),
      'pages/c.json': about({ title: 'Yak', order: 1 }),
      'pages/c/d.json': about(),
    };
    const block = home(files)?.blocks[1] as unknown as { pages: unknown[] };
    expect(block.pages).toEqual([
      { path: '/c', title: 'Yak', summary: 'Who we are.' },
      {
        path: '/b',
        title: 'Ape',
        summary: 'Who we are.',
        icon: 'map',
        backLabel: 'Back to apes',
      },
      { path: '/a', title: 'Zebra', summary: 'Striped.' },
    ]);
  });
  test('missing-property: a back link to a page without backLabel', () => {
    const files = {
      'pages/index.json': pageWith({ type: 'back-link', to: '/about' }),
      'pages/about.json': about(),
    };
    expect(errorsOf(files)).toEqual([
      'content/pages/about.json:1:1 missing-property | This page has no "backLabel", which blocks[1].to in content/pages/index.json shows. | Add "backLabel": Label of the link back to this page. | >> {',
    ]);
  });
  test('broken-link: an unknown page, and an address that is not a page', () => {
    const blocks = [
      { type: 'back-link', to: '/abuot' },
      { type: 'back-link', to: 'https://example.org' },
    ];
    const files = {
      'pages/index.json': pageWith(...blocks),
      'pages/about.json': about({ backLabel: 'Back' }),
    };
    expect(errorsOf(files)).toEqual([
      'content/pages/index.json:11:13 broken-link | blocks[1].to is "/abuot"; no page has this address. | Did you mean "/about"? | >> "/abuot"',
      'content/pages/index.json:15:13 broken-link | blocks[2].to is "https://example.org"; only a page of this site is allowed here. | Route of a page. | >> "https://example.org"',
    ]);
  });
});
