import { expect, test } from 'vitest';
import { compile } from '../../../src/core/compile.ts';
import { secondSiteInput } from '../support/second-site-input.ts';

const INPUT = secondSiteInput();
const ANALYTICS = {
  script: 'https://stats.example.org/script.js',
  ...{ heading: 'May we count?', text: 'We would count visits.', accept: 'Yes', reject: 'No' },
  ...{ change: 'Statistics', on: 'on', off: 'off', stores: [] },
};

/** What the check says of site.json with these values: code, JSON path and the value of a fix. */
function reported(values: object): string[] {
  const files = INPUT.files.map((file) =>
    file.path === 'content/site.json'
      ? { ...file, text: JSON.stringify({ ...(JSON.parse(file.text) as object), ...values }) }
      : file,
  );
  const found = compile({ ...INPUT, files }).diagnostics.filter(({ code }) => code === 'wrong-pattern');
  return found.map(({ message, fix }) => {
    const right = fix && 'value' in fix ? ` -> ${fix.value}` : '';
    return `${message.split(' ')[0]}${right}`;
  });
}

const OTHER_TEXT = [
  ...['https://a.example;evil', 'https://a{.example', 'https://$host.example', 'https://*.example'],
  ...['https://u:p@a.example', 'https://a.example?x=1', 'https://a.example#x'],
  ...['https://a`.example', 'https://a".example', "https://a'.example", 'https://a.example, b.example'],
  ...[
    'https://a.example\\b',
    'https://a..example',
    'https://a.example.',
    'https://[::1]',
    'http://a.example',
  ],
  ...['https://a.example:0', 'https://a.example:65536', 'https://a.example:x', 'https://xn--a.example'],
  'https://256.1.1.1',
];

test.each(OTHER_TEXT)('wrong-pattern, once: %s is no origin', (text) => {
  const values = { url: text, embeds: [text], analytics: { ...ANALYTICS, sendsTo: [text] } };
  expect(reported(values).sort()).toEqual(['analytics.sendsTo[0]', 'embeds[0]', 'url']);
});

test('only the address of the site has a path', () => {
  const text = 'https://a.example/x';
  const values = { url: text, embeds: [text], analytics: { ...ANALYTICS, sendsTo: [text] } };
  expect(reported(values).sort()).toEqual(['analytics.sendsTo[0]', 'embeds[0]']);
});

test.each([
  ['https://www.example.org/', 'https://www.example.org'],
  ['https://WWW.Example.org', 'https://www.example.org'],
  ['https://größe.example', 'https://xn--gre-6ka8i.example'],
  ['https://a.example:443', 'https://a.example'],
  ['https://a.example/Shop/', 'https://a.example/Shop'],
  ['https://a.example:08080', 'https://a.example:8080'],
])('wrong-pattern with a fix: %s is written %s', (text, right) => {
  expect(reported({ url: text })).toEqual([`url -> ${right}`]);
});

test.each([
  'https://a.example',
  'https://xn--gre-6ka8i.example',
  'https://localhost:8443',
  'https://192.0.2.1',
])('allows %s', (text) => {
  expect(new URL(text).origin).toBe(text);
  expect(reported({ url: text, embeds: [text], analytics: { ...ANALYTICS, sendsTo: [text] } })).toEqual([]);
});

test.each([
  'https://a.example;x/s.js',
  'https://a$b.example/s.js',
  'https://a.example:99999/s.js',
  'https://a`/s.js',
])('wrong-pattern: the policy cannot contain the origin of the script %s', (script) => {
  expect(reported({ analytics: { ...ANALYTICS, script } })).toEqual(['analytics.script']);
});

test.each(['https://stats.example.org:8443/a;b/s.js?x=$y', 'http://localhost:4000/s.js'])(
  'allows the script %s',
  (script) => {
    expect(reported({ analytics: { ...ANALYTICS, script } })).toEqual([]);
  },
);
