import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { starterSite } from '../../tests/support/starter-site.ts';
import { SECOND_SITE } from '../test/site-copy.ts';

const site = starterSite();

const KEEPERS = {
  title: 'Keeper',
  type: 'object',
  required: ['role', 'photo', 'joined', 'days', 'shift', 'links'],
  properties: {
    name: { type: 'string', maxLength: 40 },
    role: { type: 'string', minLength: 30, maxLength: 60 },
    photo: { type: 'string', means: 'media' },
    joined: { type: 'string', format: 'date' },
    days: { type: 'integer', minimum: 1 },
    shift: { enum: ['early', 'late'] },
    links: { type: 'array', minItems: 2, items: { type: 'string', means: 'link' } },
    knows: { type: 'string', means: 'record:keepers' },
  },
};
beforeEach(() => site.write('schemas/records/keepers.schema.json', KEEPERS));

describe('a new record', () => {
  test('has what its schema requires, and passes the check', async () => {
    const message = await site.make({ kind: 'record', name: 'keepers', id: 'ada-lovelace' });
    expect(JSON.parse(site.read('content/keepers/ada-lovelace.json'))).toEqual({
      $schema: '../../schemas/records/keepers.schema.json',
      name: 'Ada lovelace',
      role: 'Role to be added..............',
      photo: expect.stringMatching(/\.svg$/),
      joined: expect.any(String),
      days: 1,
      shift: 'early',
      links: ['/', '/'],
    });
    expect(message).toContain(
      '{ "type": "records", "records": { "keepers": { "show": { "title": "name" } } } }',
    );
    expect(site.unformatted(message)).toEqual([]);
    expect(site.errors()).toBe('');
  });
  test.each(readdirSync(path.join(SECOND_SITE, 'schemas/records')).map((file) => file.split('.')[0] ?? ''))(
    'passes the check in the collection %s',
    async (type) => {
      expect(await site.make({ kind: 'record', name: type })).toContain(`content/${type}/new-`);
      expect(site.errors()).toBe('');
    },
  );
  test('names the page that a template makes of it', async () => {
    const message = await site.make({ kind: 'record', name: 'people', id: 'wren-ash' });
    expect(message).toContain('content/pages/people/[people].json makes its page: /people/wren-ash');
  });
  test('can be listed by a new block', async () => {
    await site.make({ kind: 'record', name: 'keepers' });
    const message = await site.make({ kind: 'block', name: 'rota', records: 'keepers' });
    expect(message).toContain(
      'Cards, lists and tables of these records need no block of your own: { "type": "records",',
    );
    expect(site.unformatted(message)).toEqual([]);
    const types = site.read('src/site/generated/content-types.ts');
    expect(/keepers: .*/.exec(types)?.[0]).toBe("keepers: Pick<Keeper, 'id' | 'name'>[];");
    site.addBlock({ type: 'rota', keepers: {} });
    expect(site.errors()).toBe('');
    const blocks = site.compile().pages.find((one) => one.path === '/prices')?.blocks;
    expect(blocks?.at(-1)).toMatchObject({ keepers: [{ id: 'new-keeper', name: 'New keeper' }] });
  });
  test('is not written for an unknown collection, for a form, and for a name that is no id', async () => {
    const record = (name: string, id = 'one') => site.make({ kind: 'record', name, id });
    await expect(record('kepers')).rejects.toThrow('no collection "kepers". Did you mean "keepers"?');
    await expect(record('forms')).rejects.toThrow('npm run new form');
    await expect(record('keepers', 'Ada L.json')).rejects.toThrow('Try: npm run new record keepers ada-l');
    await record('keepers');
    await expect(record('keepers')).rejects.toThrow('already exists');
  });
});
