import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The oldest Java that runs the HTML checker. */
const OLDEST = 11;

function isUsable(program: string): boolean {
  // Java prints its version to stderr: openjdk version "17.0.15".
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= OLDEST;
}

/** Returns a Java on this machine. JAVA_HOME names another one. */
export function findJava(): string | undefined {
  const { JAVA_HOME } = process.env;
  return [...(JAVA_HOME ? [path.join(JAVA_HOME, 'bin/java')] : []), 'java'].find(isUsable);
}
