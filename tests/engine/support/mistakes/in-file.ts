import { schemaSources } from '../../../../src/compiler/rules/examples/schema-project.ts';
import type { Mistake } from './mistake.ts';

/** What is replaced in a schema file, by what, where the diagnostic is, and a part of its text. */
type Row = readonly [name: string, from: string, to: string, at: string, words: string];

/** Mistakes in a schema file of the project of `schema-project.ts`. */
export const inFile = (file: string, rows: readonly Row[]): Mistake[] =>
  rows.map(([name, from, to, at, words]) => ({
    name,
    at: `${file}:${at}`,
    words,
    sources: schemaSources([file, from, to]),
  }));
