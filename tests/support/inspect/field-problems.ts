// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** Lists fields that lack information for browsers or screen readers. */
export function fieldProblems(): string[] {
  /** The autocomplete tokens of fields about the visitor (WCAG 1.3.5). */
  const PURPOSES: Record<string, string> = {
    name: 'name',
    email: 'email',
    phone: 'tel',
    tel: 'tel',
    company: 'organization',
    jobTitle: 'organization-title',
    website: 'url',
    url: 'url',
  };
  const { describe, isShown } = window.inspector;
  const found: string[] = [];
  const idsOf = (element: Element | null) => (element?.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const descriptionOf = (field: Element) =>
    [...idsOf(field), ...idsOf(field.closest('fieldset'))]
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');

  const fields = document.body.querySelectorAll<HTMLInputElement>('input, select, textarea');
  for (const field of fields) {
    if (!isShown(field) || field.closest('[aria-hidden="true"]')) continue;
    const tell = (problem: string) => found.push(`${problem}: ${describe(field)} ${field.name}`);
    const purpose = PURPOSES[field.name] ?? PURPOSES[field.type];
    const tokens = (field.getAttribute('autocomplete') ?? '').split(/\s+/);
    if (purpose && !tokens.includes(purpose)) tell(`autocomplete is not ${purpose}`);
    const label = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ');
    const isRequired = field.required || field.getAttribute('aria-required') === 'true';
    if (/\*|\brequired\b/i.test(label) && !isRequired) tell('required for the eye alone');
    const isInvalid = field.getAttribute('aria-invalid') === 'true';
    const hasMessage = field.closest('[data-field]')?.hasAttribute('data-error') ?? false;
    if (hasMessage !== isInvalid) tell('aria-invalid and the message differ');
    else if (isInvalid && !descriptionOf(field)) tell('invalid without a description');
  }
  return found;
}
