import type { Page } from '@playwright/test';

/**
 * An editor never has to know these, nor the markup of texts. GitHub is a name in the content, and a pull quote a
 * block.
 */
const WORDS =
  /\b(?:anchors?|arrays?|boolean|branch(?:es)?|commit(?:s|ted)?|compiler|feed|git(?! ?hub)|JSON|null|objects?|prose|propert(?:y|ies)|pull(?! quote)|push(?:ed)?|rebase|regex|schemas?|slug|strings?|true|false)\b|[\w/-]+\.(?:json|tsx?|mdx?)\b|\*\*|\]\(/i;

/** Texts on the screen with developers' words, outside of what the editor has written. */
export async function developersWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isForDevelopers = (element: Element): boolean => {
      const details = element.closest('details');
      const summary = details?.querySelector('summary')?.textContent ?? '';
      return summary.startsWith('For a developer');
    };
    const isShown = (element: Element | null) =>
      element?.checkVisibility() === true &&
      !element.closest('[contenteditable="true"], iframe, [role="option"]') &&
      !isForDevelopers(element);
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isShown(walker.currentNode.parentElement)) found.push(walker.currentNode.nodeValue);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (!isShown(one)) continue;
      found.push(...['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name)));
    }
    return [...new Set(found.map((text) => (text ?? '').replace(/\s+/g, ' ').trim()))];
  });
  return texts.flatMap((text) => {
    const word = WORDS.exec(text)?.[0];
    return word === undefined ? [] : [`the developers’ word “${word}” in “${text}”`];
  });
}
