/** A test that must notice a mutant, by the runner that it belongs to. */
export interface NamedTest {
  /** A project of Playwright, Vitest, or the check of the built HTML, which has no file. */
  by: 'accessibility' | 'engine' | 'site' | 'unit' | 'html';
  file: string;
  /** The title without its groups. */
  title: string;
  /** The test lists every defect instead of ending at the first: several mutants can be shown to it at once. */
  listsAll?: boolean;
}

/** A change that breaks the product as an accident would, and the test that must notice it. */
export interface Mutant {
  /** What is broken. */
  defect: string;
  file: string;
  /** The text that is replaced. The file contains it exactly once. */
  from: string;
  to: string;
  noticedBy: NamedTest;
  /** A part of the test's message. A test that fails for another reason has not noticed this mutant. */
  message: string;
}

export const accessibility = (name: string, title: string): NamedTest => ({
  by: 'accessibility',
  file: `tests/site/accessibility/${name}.e2e.ts`,
  title,
});

export const site = (name: string, title: string): NamedTest => ({
  by: 'site',
  file: `tests/site/${name}.e2e.ts`,
  title,
});

/** The test that collects the facts of one page. */
export const everyPage = (route: string): NamedTest => ({
  by: 'engine',
  file: 'tests/engine/browser/every-page.e2e.ts',
  title: `every fact holds for ${route}`,
});

export const unit = (file: string, title: string): NamedTest => ({ by: 'unit', file, title, listsAll: true });

/** A scene of the accessibility matrix. */
export const scene = (name: string): NamedTest => ({
  ...accessibility('matrix', `nothing is wrong with ${name}`),
  listsAll: true,
});

/** The step of `npm test` that runs the Nu HTML Checker. */
export const VALID_HTML: NamedTest = { by: 'html', file: '', title: 'Valid HTML', listsAll: true };
