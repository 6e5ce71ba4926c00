import type { Page } from '@playwright/test';

/** A state in which a page may be on screen. */
export interface Scene {
  name: string;
  route: string;
  /** The widths at which this state exists. */
  widths: number[];
  /** Problems that the state itself brings to the console and the network. */
  expects?: RegExp[];
  /** Done before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads from the page as it comes to the state. */
  enter?: (page: Page) => Promise<unknown>;
}
