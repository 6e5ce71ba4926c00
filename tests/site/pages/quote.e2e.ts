import { expect, test } from '../../support/test.ts';

// tests/engine/browser/every-page.e2e.ts checks that every page has the same text with JavaScript.
test.use({ javaScriptEnabled: false });

const SECTIONS = [
  'Contact Information',
  'Project Overview',
  'Technical Requirements & Scope',
  'Timeline & Budget',
  'Additional Information',
];

/** Label and values in order, without the empty first option. */
const LISTS: [label: RegExp, values: string[]][] = [
  [
    /^Project Type/,
    [
      'web-application',
      'mobile-app',
      'custom-software',
      'system-integration',
      'data-migration',
      'crm-implementation',
      'business-automation',
      'ai-solution',
      'cloud-migration',
      'consulting',
      'other',
    ],
  ],
  [
    /^Industry/,
    [
      'healthcare',
      'finance',
      'retail',
      'manufacturing',
      'education',
      'government',
      'nonprofit',
      'real-estate',
      'hospitality',
      'logistics',
      'energy',
      'technology',
      'other',
    ],
  ],
  [/^Expected Number of Users/, ['1-10', '11-50', '51-100', '101-500', '501-1000', '1000+']],
  [/^Budget Range/, ['under-10k', '10k-25k', '25k-50k', '50k-100k', '100k-250k', '250k+', 'discuss']],
  [/^Priority/, ['urgent', 'high', 'medium', 'low']],
  [
    /^How Did You Hear/,
    [
      'google-search',
      'referral',
      'linkedin',
      'industry-event',
      'existing-client',
      'online-directory',
      'social-media',
      'other',
    ],
  ],
];

const GROUPS: [legend: RegExp, values: string[]][] = [
  [
    /^Platform Requirements/,
    [
      'Web Browser',
      'iOS App',
      'Android App',
      'Desktop (Windows)',
      'Desktop (Mac)',
      'API/Backend Only',
      'Cloud Platform',
      'On-Premise',
    ],
  ],
  [
    /^Additional Services/,
    [
      'Project Management',
      'User Training',
      'Documentation',
      'Ongoing Support & Maintenance',
      'Hosting & Infrastructure',
      'Data Migration',
      'Quality Assurance Testing',
      'UI/UX Design',
    ],
  ],
];

test('the quote form has its five sections in order', async ({ page, open }) => {
  await open('/quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a Detailed Quote');
  await expect(page.locator('form').getByRole('heading')).toHaveText(SECTIONS);
  for (const name of SECTIONS) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('form button[type="submit"]')).toHaveText('Submit Detailed Request');
});

test('five fields are marked as required, and no other', async ({ page, open }) => {
  await open('/quote');
  const form = page.locator('main form');
  await expect(form.locator('label').filter({ hasText: '*' })).toHaveText([
    /^Full Name\s*\*$/,
    /^Email Address\s*\*$/,
    /^Phone Number\s*\*$/,
    /^Company Name\s*\*$/,
    /^Project Description\s*\*$/,
  ]);
  await expect(form.locator('[required]')).toHaveCount(5);
  await expect(form.getByLabel(/^Email Address/)).toHaveAttribute('type', 'email');
  await expect(form.getByLabel(/^Phone Number/)).toHaveAttribute('type', 'tel');
  await expect(form.getByLabel(/^Website/)).toHaveAttribute('type', 'url');
});

test('every list offers the specified options', async ({ page, open }) => {
  await open('/quote');
  const form = page.locator('main form');
  for (const [label, values] of LISTS) {
    const options = form.getByLabel(label).locator('option:not([value=""])');
    expect(await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual(
      values,
    );
  }
  for (const [name, values] of GROUPS) {
    const boxes = form.getByRole('group', { name }).getByRole('checkbox');
    expect(await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
      values,
    );
  }
});

test('a checkbox of a group can be checked and unchecked', async ({ page, open }) => {
  await open('/quote');
  const box = page
    .getByRole('group', { name: /^Platform Requirements/ })
    .getByRole('checkbox')
    .nth(1);
  await box.click();
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
});

test('the priority options state a time frame', async ({ page, open }) => {
  await open('/quote');
  const options = page.getByLabel(/^Priority/).locator('option');
  for (const words of [/1-2 months/, /3-6 months/, /6\+ months/]) {
    await expect(options.filter({ hasText: words })).toHaveCount(1);
  }
});

test('a notice links to the privacy policy and the terms', async ({ page, open }) => {
  await open('/quote');
  const form = page.locator('main form');
  await expect(form).toContainText(/you agree to our privacy policy and terms/i);
  await expect(form.locator('a[href="/privacy-policy"]')).toBeVisible();
  await expect(form.locator('a[href="/terms-of-service"]')).toBeVisible();
});
