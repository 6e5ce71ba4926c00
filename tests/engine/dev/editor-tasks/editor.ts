import type { Locator, Page } from '@playwright/test';
import { escapeRegExp } from '../../../../src/compiler/source/characters.ts';
import { expect } from '../../../support/test.ts';
import { afterFocus, moveCaret } from '../move-caret.ts';

/** A name of a control: the whole name, without the mark of required fields, or a pattern. */
export type Name = string | RegExp;

/** What the list says of a document beside its title. */
const MARKS = '( (draft|unsaved|not public yet|\\d+ (errors?|warnings?)))*';

/** A label as the studio shows it: with or without the mark of a required field. */
const labelled = (name: Name) =>
  typeof name === 'string' ? new RegExp(`^${escapeRegExp(name)}( \\(required\\))?$`) : name;

/** A person who edits the site in the studio. Finds every control by its role and its name, and counts the steps. */
export class Editor {
  readonly page: Page;
  /** Clicks, entries in fields, and keys. */
  steps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** The status in the bar at the top. */
  get status(): Locator {
    return this.bar.getByRole('status');
  }

  /** The dialog, while one is open. */
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The list of everything in content/. */
  get list(): Locator {
    return this.page.getByRole('navigation', { name: 'Content' });
  }

  /** What concerns the whole site. */
  get head(): Locator {
    return this.page.getByRole('region', { name: 'Studio' });
  }

  get bar(): Locator {
    return this.page.getByRole('banner');
  }

  get parts(): Locator {
    return this.page.getByRole('region', { name: 'Parts' });
  }

  get form(): Locator {
    return this.page.getByRole('main');
  }

  /** The group of fields with this name, inside of other groups. */
  group(...names: string[]): Locator {
    return names.reduce((around, name) => around.getByRole('group', { name, exact: true }), this.form);
  }

  async start(): Promise<void> {
    await this.page.goto('/_studio#/');
    await expect(this.list.getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  }

  async press(name: Name, within: Locator = this.form): Promise<void> {
    this.steps++;
    await within.getByRole('button', { name, exact: true }).click();
  }

  async key(keys: string): Promise<void> {
    this.steps++;
    await this.page.keyboard.press(keys);
  }

  /** A field to write in; some of them have a list as well. */
  field(label: Name, within: Locator = this.form): Locator {
    const name = labelled(label);
    return within
      .getByRole('textbox', { name })
      .or(within.getByRole('combobox', { name }))
      .or(within.getByRole('searchbox', { name }));
  }

  async write(label: Name, text: string, within?: Locator): Promise<void> {
    this.steps++;
    await this.field(label, within).fill(text);
  }

  async tick(label: string, isTicked = true): Promise<void> {
    this.steps++;
    await this.form.getByRole('checkbox', { name: label, exact: true }).setChecked(isTicked);
  }

  /** Ticks or unticks a document that is not public yet. */
  async choose(name: string, isChosen: boolean): Promise<void> {
    this.steps++;
    const label = new RegExp(`^${escapeRegExp(name)}`);
    const box = this.dialog.getByRole('checkbox', { name: label });
    // The first choice is made when the work of others is here.
    await expect(box).toBeEnabled();
    await box.setChecked(isChosen);
  }

  /** The field with the focus. */
  get focused(): Locator {
    return this.page.locator(':focus');
  }

  /** Clicks a text of the page in the preview. */
  async click(text: string): Promise<void> {
    this.steps++;
    await this.page.frameLocator('iframe').getByText(text, { exact: true }).first().click();
  }

  /** Puts the caret into a field. */
  async focus(label: Name): Promise<void> {
    this.steps++;
    await this.field(label).click();
  }

  /** Moves the caret, or selects with Shift. */
  async move(keys: string): Promise<void> {
    this.steps++;
    await moveCaret(this.page, keys);
  }

  /** Types at the caret. */
  async type(text: string): Promise<void> {
    this.steps++;
    await afterFocus(this.page);
    await this.page.keyboard.type(text);
  }

  /** Searches the whole site, and opens the first result of a document. */
  async find(words: string, document: Name): Promise<void> {
    await this.key('Control+p');
    await this.write('Text, title or name of a field', words, this.dialog);
    this.steps++;
    await this.dialog.getByRole('button', { name: document }).first().click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Pastes what another program has copied. */
  async paste(label: Name, html: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => {
      const type = 'text/html';
      return navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([copied], { type }) })]);
    }, html);
    this.steps += 2;
    await this.field(label).click();
    await this.page.keyboard.press('Control+v');
  }

  /** Writes into a field that also has a list, and chooses from the list. */
  async pick(label: Name, typed: string, option: Name, within: Locator = this.form): Promise<void> {
    this.steps += 2;
    const field = within.getByRole('combobox', { name: labelled(label) });
    const found = this.page.getByRole('option', { name: option, exact: true });
    // The list may still move to its place: who presses beside an option closes it, and types again.
    await expect(async () => {
      await field.fill('');
      await field.fill(typed);
      await found.click({ timeout: 3000 });
    }).toPass();
  }

  /** Uploads a file that is on the editor's computer. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }, within = this.form): Promise<void> {
    this.steps += 2;
    const chooser = this.page.waitForEvent('filechooser');
    await within.getByRole('button', { name: 'Upload a file' }).click();
    await (await chooser).setFiles(file);
  }

  /** Chooses from a list of fixed values. */
  async select(label: Name, option: string, within: Locator = this.form): Promise<void> {
    this.steps++;
    await within.getByRole('combobox', { name: labelled(label) }).selectOption({ label: option });
  }

  /**
   * The entry of a document in the list. The address chooses between two pages of one title; other documents have none.
   */
  entry(title: string, address?: string): Locator {
    const where = address === undefined ? '( /\\S*)?' : address && ` ${escapeRegExp(address)}`;
    return this.list.getByRole('button', { name: new RegExp(`^${escapeRegExp(title)}${where}${MARKS}$`) });
  }

  /** Opens a document from the list. */
  async open(title: string, address?: string): Promise<void> {
    this.steps++;
    await this.entry(title, address).click();
    await expect(this.bar).toContainText(title);
  }

  /** Creates a page, with the default blocks or those of another page. */
  async createPage(page: { title: string; description: string; address?: string; copyOf?: string }) {
    await this.press('New page', this.list);
    await this.write('Title', page.title, this.dialog);
    if (page.address) await this.write('Address', page.address, this.dialog);
    await this.write('Description', page.description, this.dialog);
    if (page.copyOf) await this.select('Start with', page.copyOf, this.dialog);
    await this.press('Create the page', this.dialog);
    await expect(this.bar).toContainText(page.title);
    await expect(this.field('Title')).toHaveValue(page.title);
  }

  /** Selects a part of the document. */
  async part(name: Name): Promise<void> {
    await this.press(name, this.parts);
  }

  async save(status = 'Saved, not public yet.'): Promise<void> {
    await this.key('Control+s');
    await expect(this.status).toHaveText(status, { timeout: 20_000 });
  }
}
