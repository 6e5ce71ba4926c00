import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Returns the output of `psql` for a script. */
export interface PsqlOutput {
  output: string;
  errors: string;
}

/** A line that ends the output of each script, on both streams. */
const END = 'end of this script';

/** Runs a script in a session. Rejects when the session ends, as it does at an error that must stop it. */
function runIn(
  session: ChildProcessWithoutNullStreams,
  sql: string,
  stopAtError: boolean,
): Promise<PsqlOutput> {
  return new Promise((resolve, reject) => {
    let [output, errors] = ['', ''];
    const isComplete = () => [output, errors].every((text) => text.endsWith(`${END}\n`));
    const without = (text: string) => text.slice(0, -END.length - 1);
    const finish = () => {
      if (!isComplete()) return;
      for (const stream of [session.stdout, session.stderr]) stream.removeAllListeners('data');
      for (const event of ['close', 'error']) session.removeAllListeners(event);
      resolve({ output: without(output), errors: without(errors) });
    };
    session.stdout.on('data', (text: string) => {
      output += text;
      finish();
    });
    session.stderr.on('data', (text: string) => {
      errors += text;
      finish();
    });
    session.on('close', () => reject(new Error(errors)));
    session.on('error', reject);
    // The semicolon sends a last statement that has none.
    session.stdin.write(`\\set ON_ERROR_STOP ${stopAtError}\n${sql}\n;\n\\echo ${END}\n\\warn ${END}\n`);
  });
}

/**
 * Connections to a database, which stay open: starting a program for each script, which compiles the functions of the
 * database again, would take longer than most scripts.
 */
export function psqlSessions(program: string, flags: string[], options: object) {
  const all = new Set<ChildProcessWithoutNullStreams>();
  const free: ChildProcessWithoutNullStreams[] = [];

  function open(): ChildProcessWithoutNullStreams {
    const session = spawn(program, ['-X', '-q', '-A', '-t', ...flags], options);
    for (const stream of [session.stdout, session.stderr]) stream.setEncoding('utf8');
    // It may end before it has read the whole script.
    session.stdin.on('error', () => {});
    all.add(session);
    session.on('exit', () => all.delete(session));
    return session;
  }

  return {
    /** Runs a script in a free session, or in another one. */
    async run(sql: string, stopAtError: boolean): Promise<PsqlOutput> {
      const session = free.pop() ?? open();
      const result = await runIn(session, sql, stopAtError);
      free.push(session);
      return result;
    },
    /** Ends the sessions; the next script opens another. */
    async close(): Promise<void> {
      free.length = 0;
      const ended = [...all].map((session) => new Promise((resolve) => session.on('close', resolve)));
      for (const session of all) session.stdin.end();
      await Promise.all(ended);
    },
  };
}
