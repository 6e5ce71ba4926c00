import { expect, test } from 'vitest';
import { compileFiles } from '../../../tests/engine/support/virtual-project.ts';
import { isPlainRoute, slug } from './routes.ts';

test.each([
  ['straße', 'strasse'],
  ['København', 'kobenhavn'],
  ['Łódź', 'lodz'],
  ['Þingvellir', 'thingvellir'],
  ['Đakovo', 'dakovo'],
  ['Ilıca İzmir', 'ilica-izmir'],
  ['œuvre Æsir', 'oeuvre-aesir'],
  ['новости', 'novosti'],
  ['Большой', 'bolshoy'],
  ['Київ', 'kiiv'],
  ['Αθήνα', 'athina'],
  ['東京', 'dongjing'],
  ['हिन्दी', 'hindi'],
  ['שלום', 'slvm'],
  // As before.
  ['Müller & Söhne', 'muller-sohne'],
  ['Mu\u0308ller', 'muller'],
  ['ﬁve Ｆull', 'five-full'],
  ['½ price™ — n°2', '1-2-pricetm-n-2'],
  ['My Page_2', 'my-page-2'],
  ['A 🎉 party', 'a-party'],
  ['don’t', 'don-t'],
  ['/Neue Wege/Über uns', '/neue-wege/uber-uns'],
])('the address of %j is %j', (text, address) => {
  expect(slug(text)).toBe(address);
});

test.each([
  ['straße', 'Name the file content/pages/strasse.json'],
  ['новости/Łódź', 'Name the file content/pages/novosti/lodz.json'],
  ['🎉', 'Rename the file'],
  ['news/…', 'Rename the file'],
])('proposes a name with the letters of %j, or none', (name, words) => {
  const text = JSON.stringify({
    title: 'A',
    description: 'About it.',
    blocks: [{ type: 'hero', heading: 'A' }],
  });
  const { diagnostics } = compileFiles({ [`pages/${name}.json`]: text });
  const hint = diagnostics.find(({ code }) => code === 'bad-route')?.hint;
  expect(hint).toBe(`${words}: lowercase letters, digits and single hyphens.`);
  const proposed = /content\/pages(\/\S*)\.json/.exec(hint ?? '')?.[1];
  expect(proposed === undefined || isPlainRoute(proposed)).toBe(true);
});
