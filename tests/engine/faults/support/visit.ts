import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Row } from '../../../../scripts/test/backend.ts';
import type { Form } from '../../../../src/model/content-types.ts';
import { awaitFormCode } from '../../../support/form-code.ts';
import { readForm } from '../../../support/forms.ts';
import { assumeNetwork } from '../../../support/network.ts';
import { columnsFor, type FormId, ROUTE_OF, type Typed, typedValues } from './form-values.ts';
import { awaitFields, fillControl, readFields, watchPage } from './in-page.ts';
import { storedRows } from './rows.ts';

/** One visitor at one form, with their own form values. */
export class Visit {
  readonly page: Page;
  readonly id: FormId;
  readonly form: Form;
  readonly element: Locator;
  readonly button: Locator;
  email: string;
  readonly origin: string;
  readonly route: string;
  typed: Typed;
  /** Everything that the page has written to the console. */
  readonly log: string[] = [];
  readonly uncaught: string[] = [];

  constructor(page: Page, id: FormId, origin: string) {
    this.page = page;
    this.id = id;
    this.origin = origin;
    this.route = ROUTE_OF[id];
    this.form = readForm(id);
    this.element = page.locator(`form#form-${id}`);
    this.button = this.element.locator('button[type="submit"]');
    this.email = `fault-${randomUUID()}@example.com`;
    this.typed = typedValues(id, this.email);
    page.on('console', (message) => this.log.push(message.text()));
    page.on('pageerror', (error) => this.uncaught.push(error.message));
  }

  /** Changes to a new sender with other form values. */
  becomeAnother(): void {
    this.email = `fault-${randomUUID()}@example.com`;
    this.typed = typedValues(this.id, this.email);
  }

  async open(): Promise<void> {
    await assumeNetwork(this.page);
    await this.page.addInitScript(watchPage);
    await this.page.goto(`${this.origin}${this.route}`, { waitUntil: 'domcontentloaded' });
  }

  /** Waits until the form's code has replaced the browser's validation. */
  async ready(): Promise<void> {
    await awaitFormCode(this.element, { timeout: 15_000 });
  }

  async fill(): Promise<void> {
    await this.element.evaluate(fillControl, this.typed);
  }

  fields(): Promise<Typed> {
    return this.element.evaluate(readFields, Object.keys(this.typed));
  }

  /**
   * Returns after how many milliseconds every field has the typed value. The page counts them, because a busy computer
   * needs hundreds for a message between the browser and the test.
   */
  restored(): Promise<number> {
    return this.element.evaluate(awaitFields, this.typed);
  }

  /** Expects every field to contain the typed value. */
  async expectKept(): Promise<void> {
    expect(await this.fields(), 'no form value is lost').toEqual(this.typed);
  }

  rows(): Promise<Row[]> {
    return storedRows(this.origin, this.form.destination.table, this.email);
  }

  /** Expects exactly one row of this visit, with the typed values. */
  async expectOneRow(): Promise<void> {
    const rows = await this.rows();
    expect(rows, 'exactly one row').toHaveLength(1);
    expect(rows[0], 'the stored values').toMatchObject(columnsFor(this.id, this.typed));
  }

  /** Clicks the button from a script in the page: faster than a mouse click, and nothing can cover it. */
  async send(): Promise<void> {
    await expect(this.button).toBeEnabled();
    await this.button.evaluate((button: HTMLButtonElement) => button.click());
  }
}
