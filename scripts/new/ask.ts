import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Refusal } from './starter.ts';

/** What a person wants made. What is left out gets words that the launch check does not let through. */
export interface Wish {
  kind: string | undefined;
  name: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
}

/** What there is to make, and how its name is asked for. */
const QUESTIONS: Record<string, string> = {
  page: 'Its address, for example /services/training: ',
  block: 'Its name, for example price-table: ',
  form: 'Its name, for example callback: ',
};

/** Reads a command line. */
export function readWish(args: string[]): Wish {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' }, description: { type: 'string' } },
    });
    const [kind, name, ...more] = positionals;
    if (more.length > 0)
      throw new Refusal(`Too much: ${more.join(' ')}. A title of several words needs "quotes".`);
    return { kind, name, ...values };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal((error as Error).message);
  }
}

/** Asks for what cannot be left out, as long as somebody is there to answer. */
export async function complete(
  wish: Wish,
  { stdin: input, stdout: output }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process,
): Promise<Wish> {
  if ((wish.kind && wish.name) || !input.isTTY) return wish;
  const terminal = createInterface({ input, output });
  try {
    let { kind, name } = wish;
    while (!kind || !Object.hasOwn(QUESTIONS, kind)) {
      kind = (await terminal.question(`What is to be made: ${Object.keys(QUESTIONS).join(', ')}? `)).trim();
    }
    while (!name) name = (await terminal.question(QUESTIONS[kind] ?? '')).trim();
    return { ...wish, kind, name };
  } finally {
    terminal.close();
  }
}
