import { expect } from '../../../support/test.ts';
import { contentLine } from './content-line.ts';
import type { Task } from './task.ts';

const CHARITY = 'content/pages/industries/charity.json';
const AVIATION = 'content/pages/industries/aviation.json';
const FAQ = 'content/pages/faq.json';
const SITE = 'content/site.json';
const HOSPITALITY = 'content/pages/industries/hospitality.json';
const DATA = 'content/services/data-solutions.json';

/** HTML of a word processor, with a picture, which no text can have. */
const REPORT =
  '<h2>What we found</h2><p>Two of <b>five</b> clocks agreed.</p><ul><li>The fuel log</li><li>The bag belt</li></ul><table><caption>Gates</caption><tr><td>Stand</td><td>Gate</td></tr><tr><td>North</td><td>A 12</td></tr></table><p>It is <i>late</i>.<img src="clock.jpg"></p>';

/** The changed line of a file: the one that is removed, and the one that replaces it. */
const changedLine = (file: string, from: string, to: string) => [
  '-',
  `+ ${contentLine(file, from).replace(from, to)}`,
];

/** Writing as in any other program, and finding what to change. */
/** The text of a line that holds a list of one text. */
const textOf = (line: string) => line.slice(line.indexOf('["') + 1, -1);

export const WRITING_TASKS: readonly Task[] = [
  {
    name: 'Make a word bold',
    diff: { [CHARITY]: changedLine(CHARITY, 'For accounting', '**For** accounting') },
    async do(editor) {
      await editor.open('Charity and Non-Profit');
      await editor.part(/^Text/);
      await editor.focus('Text 1');
      await editor.move('Control+Home');
      await editor.move('Control+Shift+ArrowRight');
      await editor.key('Control+b');
      await editor.save();
    },
  },
  {
    name: 'Link a word inside a sentence to a page',
    diff: { [AVIATION]: changedLine(AVIATION, 'Flight 1 of', '[Flight](/contact) 1 of') },
    async do(editor) {
      await editor.open('Aviation');
      await editor.part(/^Text/);
      await editor.focus('Text 1');
      await editor.move('Control+Home');
      await editor.move('Control+Shift+ArrowRight');
      await editor.key('Control+k');
      await editor.pick('Page or address', 'contact', '/contact Contact', editor.dialog);
      await editor.press('Link the words', editor.dialog);
      await editor.save();
    },
  },
  {
    name: 'Add two points to a list',
    diff: {
      [CHARITY]: [
        '-',
        `+ ${contentLine(CHARITY, 'Gift Aid goes unclaimed')},`,
        '+ "Name one person who may decide.",',
        '+ "Answer our questions within two days."',
      ],
    },
    async do(editor) {
      await editor.open('Charity and Non-Profit');
      await editor.part(/^Three columns/);
      await editor.press(/^1 Key Challenges/);
      await editor.focus('List 2');
      await editor.move('Control+End');
      await editor.key('Enter');
      await expect(editor.field('List 3')).toBeFocused();
      await editor.type('Name one person who may decide.');
      await editor.key('Enter');
      await expect(editor.field('List 4')).toBeFocused();
      await editor.type('Answer our questions within two days.');
      await editor.save();
    },
  },
  {
    name: 'Paste a report with a heading, a list and a table, and read what is left out',
    diff: {
      [AVIATION]: [
        '-',
        '+ "content": [',
        `+ ${textOf(contentLine(AVIATION, 'Flight 1 of')).replace('Flight 1 of', '[Flight](/contact) 1 of')},`,
        '+ {',
        '+ "heading": "What we found"',
        '+ },',
        '+ "Two of **five** clocks agreed.",',
        '+ {',
        '+ "list": ["The fuel log", "The bag belt"]',
        '+ },',
        '+ {',
        '+ "table": {',
        '+ "caption": "Gates",',
        '+ "columns": ["Stand", "Gate"],',
        '+ "rows": [',
        '+ {',
        '+ "cells": ["North", "A 12"]',
        '+ }',
        '+ ]',
        '+ }',
        '+ },',
        '+ "It is _late_."',
        '+ ]',
      ],
    },
    async do(editor) {
      await editor.open('Aviation');
      await editor.part(/^Text/);
      await editor.press('Add paragraph');
      await editor.paste('Text 2', REPORT);
      await expect(editor.form).toContainText('Not kept: 1 picture.');
      await editor.save();
    },
  },
  {
    name: 'Click a question on the page, and change it',
    diff: { [FAQ]: changedLine(FAQ, 'a project with you?', 'a project with you, and when?') },
    async do(editor) {
      await editor.open('FAQ');
      await editor.click('How do we start a project with you?');
      await expect(editor.focused).toHaveText('How do we start a project with you?');
      await editor.move('End');
      await editor.key('Backspace');
      await editor.type(', and when?');
      await editor.save();
    },
  },
  {
    name: 'Find a sentence that every page shows, and add to it',
    diff: {
      [SITE]: changedLine(SITE, '(mailto:{site.email})."', '(mailto:{site.email}). We answer within a day."'),
    },
    async do(editor) {
      await editor.find('need help?', /^Site/);
      await expect(editor.focused).toHaveText(/^Need help\?/);
      await editor.move('Control+End');
      await editor.type(' We answer within a day.');
      await editor.save();
    },
  },
  {
    name: 'Find the telephone number, the menu and the colours',
    diff: {},
    async do(editor) {
      await editor.find('telephone', /^Site/);
      await expect(editor.focused).toHaveAccessibleName(/^Telephone/);
      await editor.find('menu', /^Site/);
      await expect(editor.parts.locator('[aria-current]')).toHaveText(/Header/);
      await editor.find('colours', /^Theme/);
      await expect(editor.parts.locator('[aria-current]')).toHaveText(/Colours/);
    },
  },
  {
    name: 'Replace a word on the whole site',
    diff: {
      [DATA]: changedLine(DATA, 'overnight', 'at night'),
      [HOSPITALITY]: changedLine(HOSPITALITY, 'overnight', 'at night'),
    },
    async do(editor) {
      await editor.key('Control+p');
      await editor.write('Text, title or name of a field', 'overnight', editor.dialog);
      await editor.press('Replace “overnight” on the whole site', editor.dialog);
      await editor.write('Replace by', 'at night', editor.dialog);
      await editor.press('Show what changes', editor.dialog);
      await editor.press('Replace in 2 texts', editor.dialog);
      await expect(editor.list).toContainText('Undo: Replace “overnight” by “at night”');
    },
  },
];
