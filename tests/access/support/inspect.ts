import type { Page } from '@playwright/test';
import { fieldProblems } from './field-problems.ts';
import { nameProblems } from './name-problems.ts';
import { referenceProblems } from './reference-problems.ts';
import { reflowProblems } from './reflow-problems.ts';
import { targetProblems } from './target-problems.ts';

/** What names, references and states of the page on screen lack. */
export async function namesAndStates(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(referenceProblems)),
    ...(await page.evaluate(nameProblems)),
    ...(await page.evaluate(fieldProblems)),
  ];
}

/** What of the page on screen is too small, cut off or out of reach. */
export async function sizeAndPlace(page: Page): Promise<string[]> {
  return [...(await page.evaluate(targetProblems)), ...(await page.evaluate(reflowProblems))];
}
