import { expect, test } from 'vitest';
import { checkAdditions } from './check-additions.ts';
import type { ComponentFolder, ComponentModule, MeaningModule } from './schema-sources.ts';

interface Widget extends ComponentFolder {
  text?: string;
}

const messages = (widgets: Widget[], meanings: MeaningModule[] = []) => {
  const files = widgets.flatMap(({ folder, text }) =>
    text ? [{ path: `${folder}/widget.json`, text }] : [],
  );
  return checkAdditions({ files, expected: [], blocks: [], widgets, meanings }).map(({ message }) => message);
};

const widget = (
  name: string,
  text?: string,
  component = 'StarRating.tsx',
  exported = 'StarRating',
): Widget => {
  const folder = `src/site/widgets/${name}`;
  const source = { path: `${folder}/${component}`, text: `export function ${exported}() {}` };
  const exports = [{ name: exported, offset: 16, length: exported.length }];
  return {
    folder,
    files: [component],
    modules: [{ source, exports, missingImports: [] }],
    ...(text && { text }),
  };
};
const meaning = (
  name: string,
  more: Partial<MeaningModule> = { resolve: (text) => text },
): MeaningModule => ({
  source: { path: `src/site/meanings/${name}.ts`, text: '' },
  ...more,
});

test('accepts a widget and a meaning', () => {
  expect(messages([widget('star-rating', '{ "like": "radios" }')], [meaning('week-day')])).toEqual([]);
});

test.each([
  [widget('radios', '{ "like": "radios" }'), /^The engine has a widget "radios" already/],
  [widget('Star', '{ "like": "radios" }'), /^"Star" cannot be the name of a widget/],
  [widget('star-rating'), /has no widget\.json/],
  [widget('star-rating', '{}'), /does not say which widget/],
  [widget('star-rating', '{ "like": "list" }'), /"list"; there is no such widget/],
  [widget('star-rating', '{ "like": "radios" }', 'Stars.tsx'), /there is no .*StarRating\.tsx/],
  [
    widget('star-rating', '{ "like": "radios" }', 'StarRating.tsx', 'Stars'),
    /needs a component named StarRating/,
  ],
])('reports the widget %j', (one, message) => {
  expect(messages([one])).toEqual([expect.stringMatching(message)]);
});

test.each([
  [meaning('link'), /^The engine has a meaning "link" already/],
  [meaning('week-day', {}), /needs a function named weekDay/],
  [meaning('week-day', { fault: 'Unexpected end of file' }), /could not be loaded: Unexpected end of file/],
])('reports the meaning %j', (one, message) => {
  expect(messages([], [one])).toEqual([expect.stringMatching(message)]);
});

const part = (file: string, exported: string): ComponentModule => ({
  source: { path: `src/site/parts/${file}`, text: `export function ${exported}() {}` },
  exports: [{ name: exported, offset: 16, length: exported.length }],
  missingImports: [],
});

test.each([
  [part('Header.tsx', 'Header'), []],
  [part('head.ts', 'head'), []],
  [
    part('Footer.tsx', 'Foot'),
    ['The part of pages "Footer" needs a component named Footer; this file does not export it.'],
  ],
  [
    part('head.ts', 'elements'),
    ['The part of pages "head" needs a function named head; this file does not export it.'],
  ],
  [part('Heeder.tsx', 'Header'), ['No part of pages has this name.']],
])('checks the part %j', (one, expected) => {
  const found = checkAdditions({ files: [], expected: [], blocks: [], parts: [one] });
  expect(found.map(({ message }) => message)).toEqual(expected);
});
