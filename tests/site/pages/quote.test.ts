import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { missingIn, one, textOf, textsOf } from '../../support/html.ts';

const main = one(builtPage('/quote'), 'main');
const form = one(main, 'form');

/** The field that the label belongs to. */
function fieldOf(label: RegExp) {
  const ids = form
    .querySelectorAll('label')
    .filter((element) => label.test(textOf(element)))
    .map((element) => element.getAttribute('for'));
  expect(ids, String(label)).toHaveLength(1);
  return one(form, `[id="${ids[0]}"]`);
}

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

test('the quote form has its five sections in order', () => {
  expect(textOf(one(main, 'h1'))).toBe('Request a Detailed Quote');
  expect(textsOf(form, 'h1, h2, h3, h4, h5, h6')).toEqual(SECTIONS);
  const names = form
    .querySelectorAll('section')
    .map((section) => textOf(one(form, `#${section.getAttribute('aria-labelledby')}`)));
  expect(names).toEqual(SECTIONS);
  expect(textOf(one(form, 'button[type="submit"]'))).toBe('Submit Detailed Request');
});

test('five fields are marked as required, and no other', () => {
  expect(textsOf(form, 'label').filter((label) => label.includes('*'))).toEqual([
    expect.stringMatching(/^Full Name\s*\*$/),
    expect.stringMatching(/^Email Address\s*\*$/),
    expect.stringMatching(/^Phone Number\s*\*$/),
    expect.stringMatching(/^Company Name\s*\*$/),
    expect.stringMatching(/^Project Description\s*\*$/),
  ]);
  expect(form.querySelectorAll('[required]')).toHaveLength(5);
  expect(fieldOf(/^Email Address/).getAttribute('type')).toBe('email');
  expect(fieldOf(/^Phone Number/).getAttribute('type')).toBe('tel');
  expect(fieldOf(/^Website/).getAttribute('type')).toBe('url');
});

test('every list offers the specified options', () => {
  for (const [label, values] of LISTS) {
    const options = fieldOf(label).querySelectorAll('option:not([value=""])');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(values);
  }
  for (const [legend, values] of GROUPS) {
    const boxes = form
      .querySelectorAll('fieldset')
      .filter((group) => legend.test(textOf(one(group, 'legend'))))
      .map((group) => group.querySelectorAll('input[type="checkbox"]'));
    expect(boxes.map((all) => all.map((box) => box.getAttribute('value')))).toEqual([values]);
  }
});

test('the priority options state a time frame', () => {
  const options = textsOf(fieldOf(/^Priority/), 'option');
  for (const words of ['1-2 months', '3-6 months', '6+ months'])
    expect(options.filter((option) => option.includes(words))).toHaveLength(1);
});

test('a notice links to the privacy policy and the terms', () => {
  expect(missingIn(form, [/you agree to our privacy policy and terms/i])).toEqual([]);
  for (const href of ['/privacy-policy', '/terms-of-service']) one(form, `a[href="${href}"]`);
});
