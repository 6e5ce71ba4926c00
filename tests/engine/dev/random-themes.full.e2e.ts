import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../../../scripts/content/folders.ts';
import { blockFolders } from '../../../scripts/content/schema-sources.ts';
import { themeLook } from '../../../src/compiler/theme/look.ts';
import { themeCss } from '../../../src/compiler/theme/theme-css.ts';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';
import { passingThemes } from '../support/random-theme.ts';
import { themeFaults } from '../support/theme-faults.ts';

/** 2,000 themes, in parts of two minutes. `--shard=1/4` runs a quarter of them. */
const PARTS = 20;
const THEMES = 100;
/** Seeds of which the themes of a part are: the check refuses about a third. */
const SEEDS = 1000;

test.use({
  bypassCSP: true,
  viewport: { width: 320, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** The paths of the pages of the gallery that each show one example of a block. */
function examplePaths(root: string): string[] {
  return blockFolders(root).flatMap((folder) => {
    const file = `${folder}/block.schema.json`;
    const { examples } = JSON.parse(readFileSync(path.join(folderOf(root, file), file), 'utf8')) as {
      examples: unknown[];
    };
    return examples.map((_, index) => `/_gallery/${path.basename(folder)}/${index + 1}`);
  });
}

for (let part = 0; part < PARTS; part++)
  test(`every example of every block fits a phone and is readable in random themes, part ${part + 1}`, async ({
    page,
    copy,
  }) => {
    test.setTimeout(600_000);
    const [first = '', ...others] = examplePaths(copy.root);
    await page.goto(first);
    const count = await page.evaluate(async (addresses) => {
      const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
      const read = async (address: string) => parse(await (await fetch(address)).text());
      const [home, ...examples] = await Promise.all(['/', ...addresses].map(read));
      const root = document.querySelector('#root');
      const contents = examples.map((one) => one.querySelector('#root')?.innerHTML ?? '');
      root?.insertAdjacentHTML('beforeend', contents.join(''));
      root?.insertAdjacentHTML('afterbegin', home?.querySelector('header')?.outerHTML ?? '');
      root?.insertAdjacentHTML('beforeend', home?.querySelector('footer')?.outerHTML ?? '');
      return document.querySelectorAll('[data-block]').length;
    }, others);
    expect(count).toBeGreaterThanOrEqual(others.length);
    const themes = passingThemes(part * SEEDS, THEMES).map(({ seed, theme }) => ({
      seed,
      css: themeCss(theme),
      flags: themeLook(theme).flags.join(' '),
    }));
    expect(await page.evaluate(themeFaults, themes)).toEqual([]);
  });
