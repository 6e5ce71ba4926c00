/** A test that must detect a mutant. */
export interface NamedTest {
  /** The runner: a Playwright project, Vitest (`unit`) or the Nu HTML Checker (`html`), which has no test file. */
  by: 'accessibility' | 'engine' | 'site' | 'unit' | 'html';
  file: string;
  /** The title without those of its describe blocks. */
  title: string;
  /** The test reports every defect instead of stopping at the first, so several mutants can share one run. */
  listsAll?: boolean;
}

/** A realistic defect, applied as a text replacement, and the test that must detect it. */
export interface Mutant {
  /** Describes the broken behaviour. */
  defect: string;
  file: string;
  /** The text that is replaced. The file contains it exactly once. */
  from: string;
  to: string;
  noticedBy: NamedTest;
  /** A part of the test's error message. A test that fails for another reason has not detected this mutant. */
  message: string;
}

export const accessibility = (name: string, title: string): NamedTest => ({
  by: 'accessibility',
  file: `tests/site/accessibility/${name}.e2e.ts`,
  title,
});

export const siteTest = (name: string, title: string): NamedTest => ({
  by: 'site',
  file: `tests/site/${name}.e2e.ts`,
  title,
});

export const engine = (name: string, title: string): NamedTest => ({
  by: 'engine',
  file: `tests/engine/browser/${name}.e2e.ts`,
  title,
});

/** The browser test that runs on every page. */
export const everyPage = (route: string): NamedTest =>
  engine('every-page', `${route} passes the checks for every page`);

export const unit = (file: string, title: string): NamedTest => ({ by: 'unit', file, title, listsAll: true });

/** A scene of the accessibility matrix. */
export const scene = (name: string): NamedTest => ({
  ...accessibility('matrix', `the accessibility checks pass for ${name}`),
  listsAll: true,
});

/** The step of `npm test` that runs the Nu HTML Checker. */
export const VALID_HTML: NamedTest = { by: 'html', file: '', title: 'Valid HTML', listsAll: true };
