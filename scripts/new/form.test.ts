import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fullTest } from '../../tests/support/full-test.ts';
import { starterSite } from '../../tests/support/starter-site.ts';
import { timestamp } from './migration.ts';

const site = starterSite();

const DAY = { type: 'string', format: 'date' };
const VISIT = {
  type: 'object',
  required: ['visitors'],
  properties: {
    visitors: { type: 'integer', title: 'Number of visitors', minimum: 1, maximum: 40 },
    member: { type: 'boolean' },
    children: {
      type: 'array',
      items: { type: 'object', required: ['age'], properties: { age: { type: 'integer', minimum: 0 } } },
    },
  },
  dependencies: { member: { required: ['cardNumber'], properties: { cardNumber: { type: 'string' } } } },
};

function schemaFile(schema: object): string {
  const file = path.join(site.root, 'visit-source.json');
  writeFileSync(file, JSON.stringify(schema, null, 2));
  return file;
}

describe('a new form', () => {
  test('passes the check', async () => {
    const message = await site.make({ kind: 'form', name: 'call-back' });
    expect(message).toContain('schemas/forms/call-back.schema.json');
    expect(message).toContain('_call_back_submissions.sql');
    expect(site.unformatted(message)).toEqual([]);
    expect(site.errors()).toBe('');
  });
  test('does not overwrite an existing one', async () => {
    await expect(site.make({ kind: 'form', name: 'first-evening' })).rejects.toThrow('already exists');
  });
  test('has the latest migration, even if the clock is slow', () => {
    expect(timestamp(['20301231235959_x.sql'], new Date('2026-01-01T00:00:00Z'))).toBe('20301231235960');
  });
  test('is not written from a schema that no form can show, whose diagnostics are printed at their lines', async () => {
    const file = schemaFile({
      type: 'object',
      properties: { pair: { type: 'object', additionalProperties: { type: 'string' } } },
    });
    await expect(site.make({ kind: 'form', name: 'visit', from: file })).rejects.toThrow(
      /visit-source\.json:\d+:\d+ {2}form-schema[\s\S]+Nothing was written/,
    );
    expect(existsSync(path.join(site.root, 'content/forms/visit.json'))).toBe(false);
  });
});

fullTest('a schema with many faults is refused in at most 30 lines', async () => {
  const faulty = (at: number) => [`a${at}`, { type: 'string', minLength: -1 - at, format: 'password' }];
  const properties = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => faulty(index)) as [string, object][],
  );
  const error = await site
    .make({ kind: 'form', name: 'visit', from: schemaFile({ type: 'object', properties }) })
    .catch((reason: unknown) => String(reason));
  expect(String(error).split('\n').length).toBeLessThanOrEqual(30);
  expect(error).toContain('more reasons');
});

describe('a form of a JSON Schema that exists', () => {
  test('may be inside an OpenAPI file, in YAML, of which only its own definitions are copied', async () => {
    const file = path.join(site.root, 'api.yaml');
    const pet =
      'Pet: { type: object, required: [name], properties: { name: { $ref: "#/components/schemas/Name" } } }';
    writeFileSync(
      file,
      `components:\n  schemas:\n    ${pet}\n    Name: { type: string, nullable: true }\n    Other: {}\n`,
    );
    await site.make({ kind: 'form', name: 'pet', from: `${file}#/components/schemas/Pet` });
    const written = JSON.parse(site.read('schemas/forms/pet.schema.json')) as {
      components: { schemas: object };
    };
    expect(Object.keys(written.components.schemas)).toEqual(['Name']);
    expect(site.errors()).toBe('');
    await expect(site.make({ kind: 'form', name: 'no', from: `${file}#/nothing` })).rejects.toThrow(
      'no schema at',
    );
  });
  test('may refer to files beside it, of which only those parts are copied', async () => {
    const folder = path.join(site.root, 'shared');
    mkdirSync(folder);
    const name = { type: 'object', properties: { first: { $ref: '#/definitions/word' } } };
    const definitions = { word: { type: 'string', title: 'Word', maxLength: 9 }, name, other: {} };
    writeFileSync(path.join(folder, 'parts.json'), JSON.stringify({ definitions }));
    const pet = 'type: object\nproperties: { name: { $ref: parts.json#/definitions/word } }\n';
    writeFileSync(path.join(folder, 'pet.yaml'), `$id: https://pets.example/shared/pet.yaml\n${pet}`);
    const $id = 'https://pets.example/visit-source.json';
    const of = (file: string) => ({ $ref: file });
    const properties = {
      name: of('shared/parts.json#/definitions/name'),
      pet: of('https://pets.example/shared/pet.yaml'),
    };
    const from = schemaFile({ $id, type: 'object', properties });
    await site.make({ kind: 'form', name: 'pet-visit', from });
    const written = JSON.parse(site.read('schemas/forms/pet-visit.schema.json')) as typeof VISIT;
    expect(written.properties).toEqual({ name: of('#/definitions/name'), pet: of('#/definitions/pet') });
    expect(Object.keys((written as { definitions?: object }).definitions ?? {})).toEqual([
      'name',
      'word',
      'pet',
    ]);
    expect(site.errors()).toBe('');
    const missing = schemaFile({ type: 'object', properties: { a: of('no.json'), ...properties } });
    await expect(site.make({ kind: 'form', name: 'no', from: missing })).rejects.toThrow(
      /"\$ref" is "no.json"; a form does not refer to other files/,
    );
  });
  fullTest('may refer to files by their addresses, with and without the ending of the file', async () => {
    const folder = path.join(site.root, 'register');
    mkdirSync(path.join(folder, 'parts/seat/v2'), { recursive: true });
    const text = { type: 'string', title: 'Town' };
    // One gives itself another name than that of its file, one has only the folders of its address.
    const people = { $id: 'https://club.example/known/people', definitions: { town: text } };
    writeFileSync(path.join(folder, 'person.json'), JSON.stringify(people));
    writeFileSync(path.join(folder, 'size.schema.json'), JSON.stringify({ type: 'integer' }));
    writeFileSync(path.join(folder, 'parts/seat/v2/schema.json'), JSON.stringify({ enum: ['A', 'B'] }));
    const from = path.join(folder, 'stay.json');
    const properties = {
      town: { $ref: 'https://club.example/known/people#/definitions/town' },
      size: { $ref: 'https://club.example/known/size' },
      seat: { $ref: 'https://seats.example/seat/v2/schema.json' },
    };
    const $id = 'https://club.example/known/stay';
    writeFileSync(from, JSON.stringify({ $id, type: 'object', properties }));
    await expect(site.make({ kind: 'form', name: 'stay', from })).rejects.toThrow('seats.example');
    const here = path.join(folder, 'parts/stay.json');
    writeFileSync(here, JSON.stringify({ type: 'object', properties: { seat: properties.seat } }));
    await site.make({ kind: 'form', name: 'seat', from: here });
    writeFileSync(from, JSON.stringify({ $id, type: 'object', properties: { ...properties, seat: text } }));
    await site.make({ kind: 'form', name: 'stay', from });
    const written = JSON.parse(site.read('schemas/forms/stay.schema.json')) as { definitions: object };
    expect(written.definitions).toEqual({ town: text, size: { type: 'integer' } });
    expect(site.read('schemas/forms/seat.schema.json')).toContain('"#/definitions/schema"');
  });
  test('has its fields and rules, and gets a migration when it changes', async () => {
    const message = await site.make({ kind: 'form', name: 'visit', from: schemaFile(VISIT) });
    expect(site.unformatted(message)).toEqual([]);
    const [created = ''] = /supabase\/\S+_visit_submissions\.sql/.exec(message) ?? [];
    const sql = site.read(created);
    expect(sql).toContain('visitors integer not null');
    expect(sql).toContain('member boolean');
    expect(sql).toContain('card_number');
    expect(sql).toContain('children jsonb');
    const migration = () => site.make({ kind: 'migration', name: 'visit' });
    expect(await migration()).toContain('Nothing to do');

    const { member: _, ...properties } = VISIT.properties;
    const changed = { type: 'object', properties: { ...properties, visitors: { type: 'string' }, day: DAY } };
    site.write('schemas/forms/visit.schema.json', changed);
    expect(await migration()).toContain('Column member: no field fills it any more, and its values stay.');
  });
});

describe('a new migration', () => {
  test('names the forms that exist', async () => {
    await expect(site.make({ kind: 'migration', name: 'nothing' })).rejects.toThrow(
      'day-out, every-kind, first-evening',
    );
  });
});
