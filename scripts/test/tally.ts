import { describeFailed, describeFlaky, describeSkipped, runTests } from './run-tests.ts';

export type Tally = ReturnType<typeof createTally>;

/** Counts the tests of a run part by part, with the seconds of each. */
export function createTally() {
  const total = { passed: 0, failed: 0 };
  /** Tests that failed first and passed when they were repeated: they count as passed, and are listed. */
  const flaky: string[] = [];
  const skipped: string[] = [];
  /** Shown again at the end, where they are found at once. */
  const failures: string[] = [];
  const times: string[] = [];

  /** Runs a part under its title. Returns whether it passed. */
  async function part(
    title: string,
    run: () => Promise<{ passed: number; failed: number }>,
  ): Promise<boolean> {
    console.log(`\n— ${title}`);
    const start = Date.now();
    const { passed, failed } = await run();
    times.push(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${title}`);
    total.passed += passed;
    total.failed += failed;
    return failed === 0;
  }

  return {
    /** Runs a part that counts as one test. */
    step: (title: string, run: () => boolean | Promise<boolean>) =>
      part(title, async () => ((await run()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })),

    /** Runs tests of Vitest or Playwright. */
    tests: (title: string, ...run: Parameters<typeof runTests>) =>
      part(title, async () => {
        const { isGreen, results } = await runTests(...run);
        flaky.push(...results.filter((result) => result.isFlaky).map(describeFlaky));
        skipped.push(...results.filter(({ status }) => status === 'skipped').map(describeSkipped));
        failures.push(...results.filter(({ status }) => status === 'failed').map(describeFailed));
        const amount = (status: string) => results.filter((result) => result.status === status).length;
        const failed = amount('failed');
        // A runner that ends badly without a failed test has failed as a whole.
        return { passed: amount('passed'), failed: isGreen ? failed : Math.max(failed, 1) };
      }),

    /** Prints the result, with a note, and ends the process. */
    finish(note = ''): never {
      console.log(`\n${times.join('\n')}`);
      for (const listed of [skipped, flaky, failures])
        if (listed.length > 0) console.log(`\n${listed.join('\n')}`);
      if (note) console.log(`\n${note}`);
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      process.exit(total.failed === 0 ? 0 : 1);
    },
  };
}
