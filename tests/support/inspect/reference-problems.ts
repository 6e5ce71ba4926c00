// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** Lists references to missing ids, and ids of two elements. */
export function referenceProblems(): string[] {
  const REFERENCES = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-details',
    'aria-errormessage',
    'aria-activedescendant',
    'aria-flowto',
    'for',
    'list',
    'headers',
    'form',
    'commandfor',
    'popovertarget',
  ];
  const { describe } = window.inspector;
  const found: string[] = [];
  const seen = new Set<string>();
  for (const element of document.body.querySelectorAll('[id]')) {
    if (seen.has(element.id)) found.push(`id ${element.id} twice: ${describe(element)}`);
    seen.add(element.id);
  }
  for (const attribute of REFERENCES)
    for (const element of document.body.querySelectorAll(`[${attribute}]`))
      for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/))
        if (!seen.has(id)) found.push(`${attribute} leads to no #${id}: ${describe(element)}`);
  for (const link of document.body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1));
    if (id !== 'top' && !seen.has(id)) found.push(`link to no #${id}: ${describe(link)}`);
  }
  return found;
}
