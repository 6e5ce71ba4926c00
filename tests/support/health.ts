import { type BrowserContext, expect } from '@playwright/test';

/** Runs in the page: prints violations of the content security policy to the console, where `Health` reads them. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`Policy violated: ${violatedDirective} by ${blockedURI} in ${sourceFile}`);
  });
}

/** Collects the errors of a browser and compares them with those that the test expects. */
export class Health {
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Expects an error for each pattern. The test fails when one does not occur. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(reportViolations);
    context.on('console', (message) => {
      const { url } = message.location();
      if (['error', 'warning'].includes(message.type()))
        this.#note(`${message.type()}: ${message.text()} ${url}`);
    });
    context.on('weberror', (error) => this.#note(`page error: ${error.error().message}`));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.#origin)
        this.#note(`foreign request: ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      // Leaving a page aborts its pending requests.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.#note(`request failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`status ${response.status()}: ${response.url()}`);
    });
  }

  /** Waits for every expected error. Call this before leaving a page that still reports errors. */
  async expectAll(): Promise<void> {
    const missing = () => this.#expected.filter((one) => !this.#errors.some((error) => one.test(error)));
    await expect.poll(() => missing().map(String), 'expected errors occur').toEqual([]);
  }

  /** Fails on every unexpected error, and on every expected one that does not occur. */
  async check(): Promise<void> {
    await this.expectAll();
    const unexpected = this.#errors.filter((error) => !this.#expected.some((one) => one.test(error)));
    expect(unexpected, 'no errors in the browser').toEqual([]);
  }

  #note(error: string): void {
    this.#errors.push(error);
  }
}
