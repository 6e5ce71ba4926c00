import { type OtherBrowser, waitFor } from './browser.ts';

/** The key under which WebDriver passes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The key, as WebDriver writes it. */
export const ESCAPE = '\uE00C';

/** Runs in the page: the visible elements of a selector. */
const VISIBLE = '[...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility())';

/** The site in another browser. An element is the first visible one of its selector. */
export class OtherPage {
  readonly #browser: OtherBrowser;
  readonly #origin: string;

  constructor(browser: OtherBrowser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /**
   * Resolves when the page has loaded and is hydrated: then a button in the footer replaces the link to the top. A form
   * in view has its code as well; a browser reports it as an error when the page is left before that.
   */
  async open(route: string): Promise<void> {
    await this.#browser.send('navigate', { url: this.#origin + route });
    await this.waitForElement('footer button');
    if ((await this.texts('main form')).length > 0) await this.showForm();
  }

  /** Scrolls to the form, and waits until its code has replaced the browser's validation. */
  async showForm(): Promise<void> {
    await this.waitForElement('main form');
    await this.run("document.querySelector('main form').scrollIntoView({ behavior: 'instant' })");
    await this.waitForElement('main form[novalidate]');
  }

  /** By how many pixels the page is wider than the window. */
  sidewaysOverflow(): Promise<number> {
    return this.run('const root = document.documentElement; return root.scrollWidth - root.clientWidth');
  }

  /** Sets the size of the window, with its frame. */
  async resize(width: number, height: number): Promise<void> {
    await this.#browser.send('resize', { width, height });
  }

  /** Runs the body of a function in the page. */
  async run<Result>(script: string, ...args: unknown[]): Promise<Result> {
    return (await this.#browser.send('execute', { script, args })) as Result;
  }

  /** The texts of the visible elements. */
  texts(selector: string): Promise<string[]> {
    return this.run(`return ${VISIBLE}.map((one) => one.innerText.trim())`, selector);
  }

  async waitForElement(selector: string): Promise<void> {
    const isThere = async () => (await this.texts(selector)).length > 0;
    await waitFor(isThere, () => `The page shows no ${selector}.`);
  }

  async waitForNone(selector: string): Promise<void> {
    const isGone = async () => (await this.texts(selector)).length === 0;
    await waitFor(isGone, () => `The page still shows ${selector}.`);
  }

  async waitForText(selector: string, text: string): Promise<void> {
    const isThere = async () => (await this.texts(selector)).some((one) => one.includes(text));
    await waitFor(isThere, () => `No ${selector} of the page says "${text}".`);
  }

  /** Presses the middle of an element, as soon as nothing covers it: the browser refuses while a dialog fades out. */
  async click(selector: string): Promise<void> {
    let refusal = '';
    const isPressed = async () => {
      const id = await this.#find(selector);
      return this.#browser.send('click', { id }).then(
        () => true,
        (error: Error) => {
          refusal = error.message;
          return false;
        },
      );
    };
    await waitFor(isPressed, () => `${selector} cannot be pressed. ${refusal}`);
  }

  /** Types into an element. */
  async type(selector: string, text: string): Promise<void> {
    await this.#browser.send('type', { id: await this.#find(selector), text });
  }

  async #find(selector: string): Promise<string> {
    await this.waitForElement(selector);
    const script = `
      const [first] = ${VISIBLE};
      first.scrollIntoView({ block: 'center', behavior: 'instant' });
      return first;`;
    const found = await this.run<Record<string, string>>(script, selector);
    return found[ELEMENT] ?? '';
  }
}
