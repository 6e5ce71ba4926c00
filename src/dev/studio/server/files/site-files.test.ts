import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openContent } from '../../../../../scripts/content/content-store.ts';
import { copySite } from '../../../../../scripts/test/site-copy.ts';
import { recentChanges, undoChange } from '../history/change-sets.ts';
import { deleteFile, replaceFile, uploadFile } from '../media-files.ts';
import { changeText } from './change-text.ts';
import { siteFiles } from './site-files.ts';

const copy = await copySite();
afterAll(() => copy.dispose());

const context = { root: copy.root, store: openContent(copy.root) };
const ABOUT = 'content/pages/about.json';
const LOGO = 'clients/three.svg';
const DOCUMENTS = '\\.(pdf|epub|docx|xlsx|pptx|odt|ods|odp|csv|txt|ics|zip)$';

/** What the site of the test calls the third client. */
const CLIENT = /"name": "([^"]+)",\s*"image": "clients\/three\.svg"/.exec(copy.read(ABOUT))?.[1] ?? '';

const media = (name: string) => path.join(copy.root, 'content/media', name);
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const pdf = (words: string) => `%PDF-1.7 ${words} %%EOF`;
const listed = (name: string) => siteFiles(context).files.find((file) => file.name === name);
const undoLast = () => undoChange(context, recentChanges(context)[0]?.id ?? '');

beforeEach(() => {
  mkdirSync(media('files'), { recursive: true });
  writeFileSync(media('files/minutes.pdf'), pdf('first'));
});

test('lists where a file is used, with what each place says about it', async () => {
  const file = listed(LOGO);
  expect(file).toMatchObject({ kind: 'picture', isLasting: false });
  expect(file?.uses).toEqual([
    {
      file: ABOUT,
      address: '/about',
      document: 'Page “About”',
      path: expect.stringMatching(/^blocks\[\d+\]\.items\[2\]\.image$/),
      where: 'Logo grid › Items 3 › Picture',
      texts: [
        expect.objectContaining({
          label: 'Organisation',
          isAlternative: true,
          text: CLIENT,
          path: expect.stringMatching(/\.items\[2\]\.name$/),
        }),
      ],
    },
  ]);
  expect(listed('files/minutes.pdf')).toMatchObject({ kind: 'document', isLasting: true, uses: [] });
});

test('lists the texts of each language that a translation has', async () => {
  const schema = 'schemas/records/services.schema.json';
  const service = 'content/services/devops.json';
  const translated = 'content/services/devops.cy.json';
  const before = [schema, service, 'content/site.json'].map((file) => [file, copy.read(file)] as const);
  const { properties, ...others } = JSON.parse(copy.read(schema));
  const picture = {
    type: 'object',
    additionalProperties: false,
    title: 'Photo',
    description: 'A photograph.',
    properties: {
      src: { type: 'string', means: 'media', title: 'Picture', description: 'A file.' },
      alt: { type: 'string', means: 'alternative', title: 'Text alternative', description: 'A text.' },
    },
  };
  copy.write(schema, JSON.stringify({ ...others, properties: { ...properties, photo: picture } }));
  const photo = { src: 'logo.svg', alt: 'A wave above water' };
  copy.write(service, JSON.stringify({ ...JSON.parse(copy.read(service)), photo }));
  copy.write(translated, JSON.stringify({ photo: { alt: 'Ton uwchben dŵr' } }));
  const fresh = { root: copy.root, store: openContent(copy.root) };
  const use = siteFiles(fresh)
    .files.find(({ name }) => name === 'logo.svg')
    ?.uses.find(({ file }) => file === service);
  expect(use?.texts.map(({ file, language, text }) => [file, language, text])).toEqual([
    [service, undefined, 'A wave above water'],
    [translated, 'Cymraeg', 'Ton uwchben dŵr'],
  ]);
  copy.remove(translated);
  for (const [file, text] of before) copy.write(file, text);
  context.store.refresh();
});

test('changes a text in its document, and nothing that has changed meanwhile', async () => {
  const text = copy.read(ABOUT);
  const place = listed(LOGO)?.uses[0]?.texts[0];
  const change = { file: ABOUT, path: place?.path ?? '', before: CLIENT, text: 'The Trust of Embers' };
  expect(await changeText(context, change)).toEqual({ diagnostics: [] });
  expect(copy.read(ABOUT)).toBe(text.replace(`"${CLIENT}"`, '"The Trust of Embers"'));
  await expect(changeText(context, change)).rejects.toThrow('This text has changed since the list was made.');
  const empty = { ...change, before: 'The Trust of Embers', text: '' };
  expect((await changeText(context, empty)).diagnostics).not.toEqual([]);
  expect(copy.read(ABOUT)).toContain('"The Trust of Embers"');
  copy.write(ABOUT, text);
});

test('adds a document where its address lasts, replaces it under this address, and takes that back', async () => {
  const added = uploadFile(context, {
    name: 'Agenda May.pdf',
    data: base64(pdf('agenda')),
    pattern: DOCUMENTS,
  });
  expect(added.name).toBe('files/agenda-may.pdf');
  const corrected = {
    name: 'files/minutes.pdf',
    given: 'Minutes, corrected.PDF',
    data: base64(pdf('second')),
  };
  expect(await replaceFile(context, corrected)).toEqual({ diagnostics: [] });
  expect(readFileSync(media('files/minutes.pdf'), 'utf8')).toBe(pdf('second'));
  expect(listed('files/minutes.pdf')?.src).toBe('/files/minutes.pdf');
  expect(recentChanges(context)[0]?.title).toBe('Replace files/minutes.pdf');
  expect(await undoLast()).toEqual({ diagnostics: [] });
  expect(readFileSync(media('files/minutes.pdf'), 'utf8')).toBe(pdf('first'));
  await undoLast();
  expect(readFileSync(media('files/minutes.pdf'), 'utf8')).toBe(pdf('second'));
});

test('replaces no file by one of another kind, or one that cannot be shown', async () => {
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#7a9' } })
    .png()
    .toBuffer();
  const replace = (name: string, given: string, data: string | Buffer) =>
    replaceFile(context, { name, given, data: base64(data) });
  await expect(replace(LOGO, 'logo.png', png)).rejects.toThrow(
    `${LOGO} is a file of the kind SVG, and logo.png has the kind PNG. Export it as SVG, or add it as a new file.`,
  );
  await expect(replace(LOGO, 'logo.svg', png)).rejects.toThrow('logo.svg is ');
  await expect(replace('files/minutes.pdf', 'minutes.pdf', 'No PDF.')).rejects.toThrow(
    'minutes.pdf is damaged',
  );
  await expect(replace('files/minutes.pdf', 'minutes.pdf', pdf('first'))).rejects.toThrow(
    'is this file already',
  );
  await expect(replace('../site.json', 'site.json', '{}')).rejects.toThrow('does not exist any more');
});

test('deletes a file that no document names, and brings it back', async () => {
  expect(await deleteFile(context, { name: 'files/minutes.pdf' })).toEqual({ diagnostics: [] });
  expect(existsSync(media('files/minutes.pdf'))).toBe(false);
  expect(await undoLast()).toEqual({ diagnostics: [] });
  expect(readFileSync(media('files/minutes.pdf'), 'utf8')).toBe(pdf('first'));
});

test('says which document names a file, and deletes nothing', async () => {
  await expect(deleteFile(context, { name: LOGO })).rejects.toThrow(
    `${LOGO} is used in Page “About”, so it was not deleted.`,
  );
  for (const name of ['../van.jpg', 'clients', 'gone.jpg'])
    await expect(deleteFile(context, { name })).rejects.toThrow('does not exist any more');
  expect(existsSync(media(LOGO))).toBe(true);
});

test('keeps 20 changes, each of which can be brought back after later ones', async () => {
  for (let index = 0; index < 22; index++) {
    const name = `files/paper-${index}.pdf`;
    writeFileSync(media(name), pdf(String(index)));
    await deleteFile(context, { name });
  }
  const changes = recentChanges(context);
  expect(changes).toHaveLength(20);
  const fifth = changes.find(({ title }) => title === 'Delete files/paper-5.pdf');
  expect(await undoChange(context, fifth?.id ?? '')).toEqual({ diagnostics: [] });
  expect(readFileSync(media('files/paper-5.pdf'), 'utf8')).toBe(pdf('5'));
  expect(recentChanges(context)[0]).toMatchObject({ title: 'Delete files/paper-5.pdf', isUndone: true });
  expect(recentChanges(context)).toHaveLength(20);
});

test('writes nothing when the editor stops a change before it is written', async () => {
  const controller = new AbortController();
  const deletion = deleteFile({ ...context, signal: controller.signal }, { name: 'files/minutes.pdf' });
  controller.abort(new Error('Stopped.'));
  await expect(deletion).rejects.toThrow('Stopped.');
  expect(existsSync(media('files/minutes.pdf'))).toBe(true);
});
