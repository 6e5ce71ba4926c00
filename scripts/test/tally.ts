import { describeFailed, describeFlaky, describeSkipped, type TestRun } from './run-tests.ts';

interface Count {
  passed: number;
  failed: number;
}

/** The count of a part that is one test. */
export const oneTest = (isGreen: boolean): Count =>
  isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export type Tally = ReturnType<typeof createTally>;

/** Counts the tests of a run part by part, with the seconds of each. */
export function createTally() {
  const counts: Count[] = [];
  /** Tests that failed first and passed when they were repeated: they count as passed, and are listed. */
  const flaky: string[] = [];
  const skipped: string[] = [];
  /** Shown again at the end, where they are found at once. */
  const failures: string[] = [];
  const times: string[] = [];
  return {
    /** Runs a part under its title. Returns whether it passed. */
    async part(title: string, run: () => Count | Promise<Count>): Promise<boolean> {
      console.log(`\n— ${title}`);
      const start = Date.now();
      const count = await run();
      times.push(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${title}`);
      counts.push(count);
      return count.failed === 0;
    },
    countOf({ isGreen, results }: TestRun): Count {
      flaky.push(...results.filter((result) => result.isFlaky).map(describeFlaky));
      skipped.push(...results.filter(({ status }) => status === 'skipped').map(describeSkipped));
      failures.push(...results.filter(({ status }) => status === 'failed').map(describeFailed));
      const amount = (status: string) => results.filter((result) => result.status === status).length;
      const failed = amount('failed');
      // A runner that ends badly without a failed test has failed as a whole.
      return { passed: amount('passed'), failed: isGreen ? failed : Math.max(failed, 1) };
    },
    /** Prints the result, with a note, and ends the process. */
    finish(note = ''): never {
      const total = (kind: keyof Count) => counts.reduce((sum, count) => sum + count[kind], 0);
      console.log(`\n${times.join('\n')}`);
      for (const listed of [skipped, flaky, failures])
        if (listed.length > 0) console.log(`\n${listed.join('\n')}`);
      if (note) console.log(`\n${note}`);
      console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
      process.exit(total('failed') === 0 ? 0 : 1);
    },
  };
}
