import type { Page } from '@playwright/test';
import { fieldProblems } from './field-problems.ts';
import { movementProblems } from './movement-problems.ts';
import { nameProblems } from './name-problems.ts';
import { overflowProblems } from './overflow-problems.ts';
import { referenceProblems } from './reference-problems.ts';
import { targetProblems } from './target-problems.ts';
import { textProblems } from './text-problems.ts';

/** What names, references and states of the page on screen lack. */
export async function namesAndStates(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(referenceProblems)),
    ...(await page.evaluate(nameProblems)),
    ...(await page.evaluate(fieldProblems)),
  ];
}

/** What of the page on screen is cut off, covered or out of reach. */
export async function reflow(page: Page): Promise<string[]> {
  return [...(await page.evaluate(overflowProblems)), ...(await page.evaluate(textProblems))];
}

/** What of the page on screen moves although less motion is asked for. */
export function movement(page: Page): Promise<string[]> {
  return page.evaluate(movementProblems);
}

/** What of the page on screen is too small to be met. */
export function targets(page: Page): Promise<string[]> {
  return page.evaluate(targetProblems);
}
