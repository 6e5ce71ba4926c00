/** A test of the project, by the runner that it belongs to. */
export interface NamedTest {
  /** A project of Playwright, Vitest, or the check of the built HTML, which has no file. */
  by: 'accessibility' | 'site' | 'unit' | 'html';
  file: string;
  /** Without the groups around it. */
  title: string;
  /** It lists all that is wrong instead of ending at the first: several mistakes can be shown to it at once. */
  listsAll?: boolean;
}

/** A mistake that somebody could make in the product by accident, and the test that must notice it. */
export interface Mutant {
  mistake: string;
  file: string;
  /** What the mistake takes the place of: it stands in the file exactly once. */
  from: string;
  to: string;
  noticedBy: NamedTest;
  /** What the test must say: one that fails for another reason has not noticed this mistake. */
  says: string;
}

export const access = (name: string, title: string): NamedTest => ({
  by: 'accessibility',
  file: `tests/site/accessibility/${name}.e2e.ts`,
  title,
});

export const built = (name: string, title: string): NamedTest => ({
  by: 'site',
  file: `tests/site/${name}.e2e.ts`,
  title,
});

export const unit = (file: string, title: string): NamedTest => ({ by: 'unit', file, title, listsAll: true });

/** A scene of the matrix of pages, widths and schemes. */
export const scene = (name: string): NamedTest => ({
  ...access('matrix', `nothing is wrong with ${name}`),
  listsAll: true,
});

/** The Nu HTML Checker's step of `npm test`. */
export const VALID_HTML: NamedTest = { by: 'html', file: '', title: 'Valid HTML', listsAll: true };
