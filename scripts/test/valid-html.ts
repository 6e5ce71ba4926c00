import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '@json-site/content/folders';
import { HTML_EXCEPTIONS } from './html-exceptions.ts';
import { findJava } from './programs/find-programs.ts';

/** A message of the checker about one location. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
  extract?: string;
}

const isExcepted = ({ message }: Message) => HTML_EXCEPTIONS.some((one) => one.message.test(message));

function told(
  folder: string,
  { type, subType, url = '', lastLine, lastColumn, message, extract }: Message,
): string {
  const file = path.relative(folder, url && fileURLToPath(url));
  const place = `${file}:${lastLine ?? 1}:${lastColumn ?? 1}`;
  return [`${place}  ${subType ?? type}`, `  ${message}`, ...(extract ? [`  ${extract.trim()}`] : [])].join(
    '\n',
  );
}

/**
 * Returns the errors and warnings of the Nu HTML Checker for the pages in a folder, a text for each location, without
 * the listed exceptions. Throws when the checker itself fails, or has no Java.
 */
export function htmlProblems(folder: string): string[] {
  const java = findJava();
  if (!java) throw new Error('The Nu HTML Checker needs Java 11; npm test prints how to install it.');
  const { stdout, stderr, error } = spawnSync(
    java,
    [
      '-Xmx512m',
      '-jar',
      path.join(packageFolder('vnu-jar'), 'build/dist/vnu.jar'),
      '--format',
      'json',
      '--stdout',
      '--skip-non-html',
      '--exit-zero-always',
      folder,
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (error || !stdout) throw new Error(`The HTML checker did not run: ${error?.message ?? stderr}`);
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.filter((one) => !isExcepted(one)).map((one) => told(folder, one));
}

/** Prints what the checker says about the pages in a folder. Returns whether it says nothing. */
export function isValidHtml(folder: string): boolean {
  const problems = htmlProblems(folder);
  console.log(problems.length > 0 ? problems.join('\n\n') : 'No errors, no warnings.');
  return problems.length === 0;
}
