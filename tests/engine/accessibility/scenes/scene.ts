import type { Page } from '@playwright/test';

/** A state of a page that the accessibility checks inspect. */
export interface Scene {
  name: string;
  route: string;
  /** The widths at which this state exists. */
  widths: number[];
  /** Selects what the state changes; other parts of the page look as they do when it is loaded. */
  part?: string;
  /** Console and network errors that the state causes. */
  expects?: RegExp[];
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the loaded page into the state. */
  enter?: (page: Page) => Promise<unknown>;
}
