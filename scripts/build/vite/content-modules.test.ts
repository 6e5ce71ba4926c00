import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SharedContent } from '../../content/content-store.ts';
import { CONTENT_MODULES } from './content-modules.ts';

test('modules made of content import files of the engine by their place: a site may have installed it', async () => {
  const site = {
    brand: { logo: { src: '/media/logo.png' } },
    labels: {},
    banner: { title: 'Closed' },
    analytics: { id: 'x' },
  };
  const content = { site, sites: { cy: site } } as unknown as SharedContent;
  const names = ['virtual:languages', 'virtual:banner', 'virtual:consent'];
  const code = await Promise.all(names.map((name) => CONTENT_MODULES[name]?.(content, [])));
  const imported = [...code.join('\n').matchAll(/ from "([^"]+)"/g)].flatMap(([, name]) => name ?? []);
  const files = imported.filter((name) => !name.startsWith('virtual:'));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
