import { expect } from '../../../support/test.ts';
import type { Editor } from './editor.ts';
import { LEFT, type Task } from './task.ts';
import { pdf, photograph } from './uploads.ts';

const ABOUT = 'content/pages/about.json';
const CLASS_ROOM = 'content/media/class-room-2.jpg';
const PHOTOGRAPH = 'content/media/office.jpg';

/** Opens the list of files, and leaves one of them in it. */
async function openFiles(editor: Editor, name: string): Promise<void> {
  await editor.press(/^Files/, editor.list);
  await editor.write('Find a file, a place or a text', name);
}

/** Chooses a file of the editor's computer in the dialog. */
async function chooseNew(editor: Editor, file: ReturnType<typeof pdf>): Promise<void> {
  editor.steps++;
  await editor.dialog.getByLabel('New file').setInputFiles(file);
  await editor.press('Replace the file', editor.dialog);
  await expect(editor.dialog).toHaveCount(0);
}

/** Pictures and documents, and what is said about them. */
export const FILE_TASKS: readonly Task[] = [
  {
    name: 'Show a photograph beside a text, and press on what must stay visible of it',
    diff: {
      [PHOTOGRAPH]: 'binary',
      [ABOUT]: [
        '+ {',
        '+ "type": "media-and-text",',
        '+ "heading": "Our office",',
        '+ "paragraphs": ["It has a lift and a ramp."],',
        '+ "src": "office.jpg",',
        '+ "alt": "The office, with its ramp",',
        '+ "focus": {',
        '+ "x": 80,',
        '+ "y": 25',
        '+ }',
        '+ },',
      ],
    },
    leaves: LEFT,
    async do(editor) {
      await editor.open('About', '/about');
      await editor.part(/^Page header/);
      await editor.press('Add a block', editor.parts);
      await editor.write('Find a block', 'media', editor.dialog);
      await editor.press(/^Add Media and text: A library/, editor.dialog);
      await editor.write('Heading', 'Our office');
      await editor.write('Paragraphs 1', 'It has a lift and a ramp.');
      await editor.upload(await photograph('Office.jpg', '#79a'));
      await editor.write('Text alternative', 'The office, with its ramp');
      await editor.press('Add point to keep visible');
      const point = editor.form.getByRole('button', { name: /^Point to keep visible: / });
      editor.steps++;
      const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
      await point.click({ position: { x: width * 0.8, y: height * 0.25 } });
      await editor.save();
    },
  },
  {
    name: 'Replace a photograph on every page that shows it',
    diff: { [PHOTOGRAPH]: 'binary' },
    leaves: LEFT,
    async do(editor) {
      await openFiles(editor, 'office.jpg');
      await editor.press('Replace office.jpg');
      await chooseNew(editor, await photograph('IMG_0042.JPG', '#a97'));
    },
  },
  {
    name: 'Find the text alternatives of all pictures, and change one',
    diff: {
      [ABOUT]: ['-', '+ "alt": "The office from the street, with its ramp",'],
    },
    leaves: LEFT,
    async do(editor) {
      await openFiles(editor, 'office.jpg');
      await editor.press(/^Change Text alternative/);
      await editor.write('Text alternative', 'The office from the street, with its ramp');
      await editor.key('Enter');
      await expect(editor.form).toContainText('Text alternative: The office from the street, with its ramp');
    },
  },
  {
    name: 'Delete a photograph that no page shows any more',
    diff: { [CLASS_ROOM]: 'deleted' },
    async do(editor) {
      await openFiles(editor, 'class-room');
      await editor.press('Delete class-room-2.jpg');
      await editor.press('Delete the file', editor.dialog);
      await expect(editor.form).not.toContainText('class-room-2.jpg');
    },
  },
  {
    name: 'Put corrected minutes under the address of the old ones',
    diff: { 'content/media/files/minutes.pdf': 'binary' },
    async do(editor) {
      await editor.press(/^Files/, editor.list);
      editor.steps++;
      await editor.page.getByLabel('Add a file').setInputFiles(pdf('Minutes.PDF', 'first'));
      await editor.write('Find a file, a place or a text', 'minutes');
      await editor.press('Replace files/minutes.pdf');
      await chooseNew(editor, pdf('Minutes corrected.pdf', 'second'));
    },
  },
  {
    name: 'Bring back what was deleted before the last change',
    diff: { [CLASS_ROOM]: 'binary' },
    leaves: LEFT,
    async do(editor) {
      await editor.press(/^Overview/, editor.list);
      await editor.press('Bring back: Delete class-room-2.jpg');
      await openFiles(editor, 'class-room');
      await expect(editor.form).toContainText('class-room-2.jpg');
    },
  },
];
