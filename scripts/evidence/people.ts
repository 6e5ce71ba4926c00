import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@json-site/content/files';
import { CRITERIA } from './criteria.ts';

/** A test of some criteria by a person. */
export interface PersonTest {
  criteria: string[];
  person: string;
  /** Browser and assistive technology, with their versions. */
  with: string;
  date: string;
}

/** Where the owner writes who has tested what. */
export const PEOPLE_FILE = 'tests/site/people.json';

/** Older tests say nothing of the site of today. */
const YEAR = 366 * 86_400_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function checked(entry: Partial<PersonTest>, index: number): PersonTest {
  const { criteria = [], person, with: tools, date } = entry;
  const unknown = criteria.find((id) => !CRITERIA.some((one) => one.id === id));
  const at = `${PEOPLE_FILE}: entry ${index + 1}`;
  if (unknown !== undefined || criteria.length === 0)
    throw new UserError(`${at} has ${unknown ?? 'no criteria'}. Write a list such as ["1.1.1", "4.1.2"].`);
  if (!isText(person) || !isText(tools) || !isText(date) || Number.isNaN(Date.parse(date)))
    throw new UserError(
      `${at} needs "person", "with" (browser and assistive technology) and "date" (2027-01-31).`,
    );
  return { criteria, person, with: tools, date };
}

/** Reads who has tested what in the last year. A site without the file has nobody. */
export function readPeople(root: string, now: number): PersonTest[] {
  const file = path.join(root, PEOPLE_FILE);
  if (!existsSync(file)) return [];
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Partial<PersonTest>[];
  return entries.map(checked).filter(({ date }) => now - Date.parse(date) < YEAR);
}
