import { parseArgs } from 'node:util';
import type { Mode } from '@json-site/compiler/rule';

/** How many warnings of one code are printed. A site with a thousand orphan pages has other warnings as well. */
export const MOST_PER_CODE = 20;

export const IS_GITHUB = process.env['GITHUB_ACTIONS'] === 'true';
export const IS_CI = IS_GITHUB || process.env['CI'] === 'true';

const FORMATS = ['text', 'json', 'github', 'gitlab'] as const;

export type ReportFormat = (typeof FORMATS)[number];

export const CHECK_HELP = `npm run check [-- <options>]

  --content         check only the content: no types, lint or generated files
  --fix             fix what has one right answer: misspelt names, dates, links of moved pages, encodings, layout.
                    Prints each change; the rest is reported as usual
  --launch          check that the site is ready to go live: placeholders are errors
  --all             print every warning; by default at most ${MOST_PER_CODE} with the same code
  --links <target>  list the references to a page (/about), an anchor (/about#team), a media file (logo.svg)
                    or a record (people/ada)
  --format <name>   ${FORMATS.join(', ')}; the default is text

Exit status: 0 without errors, 1 with errors, 2 for an unknown option.
docs/diagnostics/<code>.md explains each code; docs/diagnostics.md lists them.`;

/** Reads the command line. Prints the help and exits with status 2 for an unknown option. */
export function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        content: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        launch: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        links: { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    });
    const format = FORMATS.find((name) => name === values.format);
    if (!format) throw new Error(`There is no format "${values.format}".`);
    return { ...values, format };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${CHECK_HELP}`);
    process.exit(2);
  }
}

export type CheckOptions = ReturnType<typeof readOptions>;

export function modeOf({ launch }: CheckOptions): Mode {
  return launch ? 'launch' : IS_CI ? 'ci' : 'dev';
}
