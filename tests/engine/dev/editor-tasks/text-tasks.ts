import { NOTICE_LINES, type Task } from './task.ts';

const HOME = 'content/pages/index.json';
const FAQ = 'content/pages/faq.json';
const ABOUT = 'content/pages/about.json';
const CONTACT = 'content/pages/contact.json';

/** HTML that a word processor puts on the clipboard. */
const PASTED =
  '<p class="MsoNormal">Two engineers have joined us since, both <b>in Leeds</b>.</p><p>&nbsp;</p><p>We still answer the telephone ourselves.</p>';

/** Texts, lists and blocks of a page. */
export const TEXT_TASKS: readonly Task[] = [
  {
    name: 'Change the heading of the home page',
    diff: {
      [HOME]: ['-', '+ "heading": "Data and software in good order",'],
    },
    async do(editor) {
      await editor.open('Data, software and systems for UK organisations');
      await editor.part(/^Hero/);
      await editor.write('Heading', 'Data and software in good order');
      await editor.save();
    },
  },
  {
    name: 'Swap two services',
    diff: {
      [HOME]: ['-', '+ "services": ["mobile-app", "custom-software", "web-development"],'],
    },
    async do(editor) {
      await editor.open('Data, software and systems for UK organisations');
      await editor.part(/^Service groups/);
      await editor.press(/^2 Software Development/);
      await editor.press('Move custom-software down');
      await editor.save();
    },
  },
  {
    name: 'Add a question to the FAQ',
    diff: {
      [FAQ]: [
        '+ },',
        '+ {',
        '+ "question": "Do you work outside Bristol?",',
        '+ "answer": ["Yes. We have a second office in Leeds."]',
      ],
    },
    async do(editor) {
      await editor.open('FAQ');
      await editor.part(/^Questions/);
      await editor.press('Add to items');
      await editor.write('Question', 'Do you work outside Bristol?');
      await editor.press('Add to answer');
      await editor.write('Answer 1', 'Yes. We have a second office in Leeds.');
      await editor.save();
    },
  },
  {
    name: 'Remove a question from the FAQ',
    diff: {
      [FAQ]: ['-', '-', '-', '-'],
    },
    async do(editor) {
      await editor.open('FAQ');
      await editor.part(/^Questions/);
      await editor.press('Remove Do you work outside Bristol?');
      await editor.save('Public. No unsaved changes.');
    },
  },
  {
    name: 'Paste two paragraphs from a word processor',
    diff: {
      [ABOUT]: [
        '-',
        '+ "The second one was to stop sending it by post.",',
        '+ "Two engineers have joined us since, both **in Leeds**.",',
        '+ "We still answer the telephone ourselves."',
      ],
    },
    async do(editor) {
      await editor.open('About', '/about');
      await editor.part(/^Text/);
      await editor.press('Add paragraph');
      await editor.paste('Text 4', PASTED);
      await editor.save();
    },
  },
  {
    name: 'Move a block up',
    diff: {
      [CONTACT]: [
        ...Array<string>(6).fill('-'),
        '+ {',
        '+ "type": "contact-cards",',
        '+ "heading": "Call, write or visit",',
        '+ "intro": "Please arrange a visit before you travel, so that the right person is in the office to meet you.",',
        '+ "tone": "tinted"',
        '+ },',
      ],
    },
    async do(editor) {
      await editor.open('Contact', '/contact');
      await editor.part(/^Form/);
      await editor.press('Move Form up', editor.parts);
      await editor.save();
    },
  },
  {
    name: 'Show a block on another background',
    diff: { [ABOUT]: ['-', '+ "tone": "ink",'] },
    async do(editor) {
      await editor.open('About', '/about');
      await editor.part(/^Logo grid/);
      await editor.select('Background', 'Dark');
      await editor.save();
    },
  },
  {
    name: 'Remove a block from a page',
    diff: { 'content/pages/industries.json': Array<string>(14).fill('-') },
    async do(editor) {
      await editor.open('Industries');
      await editor.part(/^Call to action/);
      await editor.press('Remove Call to action', editor.parts);
      await editor.save();
    },
  },
  {
    name: 'Add an announcement to a page',
    diff: {
      [ABOUT]: NOTICE_LINES,
    },
    async do(editor) {
      await editor.open('About', '/about');
      await editor.part(/^Text/);
      await editor.press('Add a block', editor.parts);
      await editor.write('Find a block', 'announcement', editor.dialog);
      await editor.press('Add Notice: The van does not run on bank holidays.', editor.dialog);
      await editor.write('Text', 'Our offices are closed from 24 December to 1 January.');
      await editor.save();
    },
  },
];
