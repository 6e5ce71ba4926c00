import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installFromDebian } from './debian.ts';

/** The oldest Java that the HTML checker runs on. */
const OLDEST = 11;

function isUsable(program: string): boolean {
  // It tells its version among the errors: openjdk version "17.0.15".
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= OLDEST;
}

/** A Java on this machine, or nothing. JAVA_HOME names another one. */
export function findJava(): string | undefined {
  const { JAVA_HOME } = process.env;
  return [...(JAVA_HOME ? [path.join(JAVA_HOME, 'bin/java')] : []), 'java'].find(isUsable);
}

/** Installs it from the distribution, where this account may. */
export function installJava(): string | undefined {
  installFromDebian('the Java that the HTML checker runs on', [
    'default-jre-headless',
    'openjdk-17-jre-headless',
  ]);
  return findJava();
}
