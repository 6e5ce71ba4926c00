import { filesBelow } from '../../../scripts/content/read-files.ts';
import type { WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { formatJson } from '../../../src/compiler/source/format-json.ts';
import { pick, type Random } from '../../../src/form-core/sample/random.ts';

type Json = Record<string, unknown>;

const jsonIn = (copy: WorkingCopy, file: string) => JSON.parse(copy.read(file)) as Json;

function changeJson(copy: WorkingCopy, file: string, change: (json: Json) => void): void {
  const json = jsonIn(copy, file);
  change(json);
  copy.write(file, formatJson(json));
}

/** Pages with a file each, except those that every site needs. */
const pagesOf = ({ root }: WorkingCopy) =>
  filesBelow(root, 'content/pages').filter(
    (file) => /\/[a-z0-9-]+\.json$/.test(file) && !/404|index/.test(file),
  );

/** Pages that an edit has added: nothing links to them. */
const addedOf = (copy: WorkingCopy) => pagesOf(copy).filter((file) => /\/edit-\d+\.json$/.test(file));

const routeOf = (file: string) => file.slice('content/pages'.length, -'.json'.length);

function addRedirect(copy: WorkingCopy, from: string, to: string): void {
  const file = 'content/redirects.json';
  const known = copy.exists(file) ? jsonIn(copy, file) : { $schema: '../schemas/redirects.schema.json' };
  copy.write(file, formatJson({ ...known, [from]: to }));
}

/** Every text inside a value, with a function that replaces it. */
function textsIn(value: unknown): { text: string; replace: (text: string) => void }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [{ text: inner, replace: (text: string) => Object.assign(value, { [key]: text }) }]
      : textsIn(inner),
  );
}

const isProse = (text: string) => /^[A-Z][^#/{}[\]]+ [^#/{}[\]]+\.$/.test(text);

function changeText(copy: WorkingCopy, file: string, random: Random, number: number): void {
  changeJson(copy, file, (json) => {
    const found = pick(
      textsIn(json).filter(({ text }) => isProse(text)),
      random,
    );
    found?.replace(`${found.text.slice(0, -1)}, as of edit ${number}.`);
  });
}

const SVG = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0h${20 + (number % 40)}v40H0z"/></svg>\n`;

type Edit = (copy: WorkingCopy, random: Random, number: number) => void;

const onPage =
  (change: (page: Json, number: number, random: Random) => void): Edit =>
  (copy, random, number) => {
    const file = pick(pagesOf(copy), random);
    if (file) changeJson(copy, file, (page) => change(page, number, random));
  };

/** What maintainers do to a site, by name. An edit can be wrong: a build then stops. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'text of a page': (copy, random, number) => {
    const file = pick(pagesOf(copy), random);
    if (file) changeText(copy, file, random, number);
  },
  'text of a record': (copy, random, number) => {
    const records = filesBelow(copy.root, 'content').filter(
      (file) => file.split('/').length === 3 && file.endsWith('.json') && !file.includes('/pages/'),
    );
    const file = pick(records, random);
    if (file) changeText(copy, file, random, number);
  },
  'text of site.json': (copy, random, number) => changeText(copy, 'content/site.json', random, number),
  'title of a page': onPage((page, number) => {
    page['title'] = `Page ${number} of this site`;
  }),
  'order of a page': onPage((page, number) => {
    page['order'] = number;
  }),
  'date of a page': onPage((page, number) => {
    page['date'] = `2026-0${1 + (number % 9)}-1${number % 10}`;
  }),
  'page for search engines': onPage((page) => {
    if (page['noindex']) delete page['noindex'];
    else page['noindex'] = true;
  }),
  'order of blocks': onPage((page) => {
    const [first, ...others] = page['blocks'] as unknown[];
    page['blocks'] = [first, ...others.reverse()];
  }),
  'new page': (copy, random, number) => {
    const file = pick(pagesOf(copy), random);
    if (!file) return;
    const title = `Added by edit ${number}`;
    const description = `A page that edit number ${number} has added, with the blocks of another one.`;
    const target = file.replace(/[^/]+$/, `edit-${number}.json`);
    copy.write(target, formatJson({ ...jsonIn(copy, file), title, description }));
  },
  'deleted page': (copy, random) => {
    const file = pick(addedOf(copy), random);
    if (!file) return;
    copy.remove(file);
    addRedirect(copy, routeOf(file), '/');
  },
  'renamed page': (copy, random, number) => {
    const file = pick(addedOf(copy), random);
    if (!file) return;
    const target = file.replace(/[^/]+$/, `edit-${number}.json`);
    copy.write(target, copy.read(file));
    copy.remove(file);
    addRedirect(copy, routeOf(file), routeOf(target));
  },
  theme: (copy, random) =>
    changeJson(copy, 'content/theme.json', (theme) => {
      theme['radius'] = Math.floor(random() * 16);
    }),
  'new picture': (copy, random, number) => {
    copy.write(`content/media/edit-${number}.svg`, SVG(number));
    onPage((page) => {
      const picture = { type: 'picture', src: `edit-${number}.svg`, alt: `Drawing number ${number}.` };
      page['blocks'] = [...(page['blocks'] as unknown[]), picture];
    })(copy, random, number);
  },
  'changed picture': (copy, random, number) => {
    const pictures = filesBelow(copy.root, 'content/media').filter((file) => file.endsWith('.svg'));
    const file = pick(pictures, random);
    if (file) copy.write(file, copy.read(file).replace('</svg>', `<!-- ${number} --></svg>`));
  },
  schema: (copy, random, number) => {
    const file = pick(filesBelow(copy.root, 'schemas/records'), random);
    if (file)
      changeJson(copy, file, (schema) => Object.assign(schema, { description: `As of edit ${number}.` }));
  },
  'language of the site': (copy) =>
    changeJson(copy, 'content/site.json', (site) => {
      site['language'] = site['language'] === 'en-GB' ? 'en-IE' : 'en-GB';
    }),
  'further language': (copy) =>
    changeJson(copy, 'content/site.json', (site) => {
      if (site['languages']) {
        delete site['languages'];
        for (const file of ['content/pages/cy.json', 'content/pages/cy/visit.json'])
          if (copy.exists(file)) copy.remove(file);
        return;
      }
      site['languages'] = [
        { tag: site['language'], name: 'English' },
        { tag: 'cy', name: 'Cymraeg' },
      ];
      copy.write('content/pages/cy.json', copy.read('content/pages/index.json'));
    }),
};

/** Makes one edit. Returns its name. */
export function editAtRandom(copy: WorkingCopy, random: Random, number: number): string {
  const name = pick(Object.keys(EDITS), random) ?? '';
  EDITS[name]?.(copy, random, number);
  return name;
}
