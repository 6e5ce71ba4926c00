import type { Page } from '@playwright/test';
import { fieldProblems } from './field-problems.ts';
import { movementProblems } from './movement-problems.ts';
import { nameProblems } from './name-problems.ts';
import { overflowProblems } from './overflow-problems.ts';
import { referenceProblems } from './reference-problems.ts';
import { targetProblems } from './target-problems.ts';
import { textProblems } from './text-problems.ts';

/** Lists missing or wrong names, references and states. */
export async function namesAndStates(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(referenceProblems)),
    ...(await page.evaluate(nameProblems)),
    ...(await page.evaluate(fieldProblems)),
  ];
}

/** Lists content that is cut off, covered or out of reach. */
export async function reflow(page: Page): Promise<string[]> {
  return [...(await page.evaluate(overflowProblems)), ...(await page.evaluate(textProblems))];
}

/** Lists what moves under reduced motion. */
export function movement(page: Page): Promise<string[]> {
  return page.evaluate(movementProblems);
}

/** Lists controls that are too small to press. */
export function targets(page: Page): Promise<string[]> {
  return page.evaluate(targetProblems);
}
