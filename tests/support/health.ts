import { type BrowserContext, expect } from '@playwright/test';

/** Reports a violation of the content security policy to the console, where the watch below reads it. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`Policy violated: ${violatedDirective} by ${blockedURI} in ${sourceFile}`);
  });
}

/** What went wrong in the browser, and what a test says must go wrong. */
export class Health {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Allows problems that match. The test fails when none comes. */
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
      // A page that is left cancels what it was still loading.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.#note(`request failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`status ${response.status()}: ${response.url()}`);
    });
  }

  /** Waits for every problem that must come; a page that is left before tells no more. */
  async expectAll(): Promise<void> {
    const missing = () =>
      this.#expected.filter((one) => !this.#problems.some((problem) => one.test(problem)));
    await expect.poll(() => missing().map(String), 'what must go wrong does').toEqual([]);
  }

  /** Fails on every problem that no test asked for, and on every expected one that does not come. */
  async check(): Promise<void> {
    await this.expectAll();
    const unexpected = this.#problems.filter((problem) => !this.#expected.some((one) => one.test(problem)));
    expect(unexpected, 'nothing goes wrong in the browser').toEqual([]);
  }

  #note(problem: string): void {
    this.#problems.push(problem);
  }
}
