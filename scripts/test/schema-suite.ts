import { existsSync } from 'node:fs';

const PLACES = [
  process.env['JSON_SCHEMA_SUITE'] ?? '',
  '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests',
];

/** Returns the folder of the official JSON Schema Test Suite on this machine. */
export const findSchemaSuite = (): string | undefined =>
  PLACES.find((folder) => folder && existsSync(folder));
