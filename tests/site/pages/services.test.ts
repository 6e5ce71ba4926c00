import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { hrefsOf, missingIn, one, textOf, textsOf, withoutClosed } from '../../support/html.ts';
import { serviceRecord } from '../support/site.ts';

/** What readers see before they open a dialog: dialogs repeat the texts of the records. */
const mainOf = (route: string) => withoutClosed(one(builtPage(route), 'main'));

const stepsOf = ({ implementationProcess }: ReturnType<typeof serviceRecord>) =>
  (implementationProcess?.steps ?? []).map(({ name }) => name);

const SERVICES = [
  'data-solutions',
  'custom-software',
  'mobile-app',
  'web-development',
  'devops',
  'system-implementation',
];

test('the overview lists every service with its details, steps and benefits', () => {
  const main = mainOf('/services');
  expect(hrefsOf(main, 'Back to home')).toEqual(['/']);
  expect(hrefsOf(main, 'Contact Us')).toEqual(['/contact']);
  const headings = textsOf(main, 'h2');
  for (const service of SERVICES.map(serviceRecord)) {
    expect(headings.filter((heading) => heading === service.title)).toEqual([service.title]);
    const { description, details, benefits } = service;
    expect(missingIn(main, [description, ...details, ...benefits, ...stepsOf(service)])).toEqual([]);
  }
});

test('the data page has details, process, benefits and a card for each solution', () => {
  const data = serviceRecord('data-solutions');
  const main = mainOf('/services/data');
  expect(textOf(one(main, 'h1'))).toBe('Data Solutions');
  expect(hrefsOf(main, 'Back to Services')).toEqual(['/services']);
  const headings = [data.implementationProcess?.title, 'Key Benefits'];
  expect(textsOf(main, 'h2, h3')).toEqual(expect.arrayContaining(headings));
  expect(textsOf(main, 'p, li')).toEqual(expect.arrayContaining([...data.details, ...data.benefits]));
  const timeAndTools = one(main, '#time-and-tools');
  expect(textsOf(timeAndTools, 'dd')).toEqual((data.stats?.items ?? []).map(({ value }) => value));
  expect(missingIn(timeAndTools, data.tools?.items ?? [])).toEqual([]);
  expect(textsOf(main, '[id^="data-"]')).toEqual((data.solutions?.items ?? []).map(({ name }) => name));
  expect(hrefsOf(main, 'Contact Us')).toEqual(['/contact']);
});

test('the system implementation page has its three sections', () => {
  const system = serviceRecord('system-implementation');
  const main = mainOf('/services/system-implementation');
  expect(textOf(one(main, 'h1'))).toBe('System Implementation');
  expect(hrefsOf(main, 'Back to Services')).toEqual(['/services']);
  const sections = ['System Implementation Expertise', 'Our Expertise Includes', 'Key Benefits'];
  expect(textsOf(main, 'h2').filter((heading) => sections.includes(heading))).toEqual(sections);
  expect(textsOf(one(main, '#expertise'), 'h4')).toEqual(stepsOf(system));
  expect(textsOf(main, '[id^="system-"]')).toEqual((system.solutions?.items ?? []).map(({ name }) => name));
  expect(textsOf(one(main, '#benefits'), 'li')).toEqual(system.benefits);
  expect(hrefsOf(main, 'Contact Us')).toEqual(['/contact']);
});

test('the development page has four services and the technologies in five groups', () => {
  const main = mainOf('/services/development');
  expect(hrefsOf(main, 'Back to Services')).toEqual(['/services']);
  expect(textsOf(one(main, '#development-services'), 'button')).toEqual([
    'Custom Software',
    'Mobile Apps',
    'Web Development',
    'DevOps',
  ]);
  const technologies = one(main, '#technologies');
  expect(textsOf(technologies, 'h3')).toEqual(['Frontend', 'Backend', 'Mobile', 'CMS', 'DevOps']);
  expect(textsOf(technologies, 'li').filter((name) => name === 'React')).toEqual(['React']);
  expect(hrefsOf(main, 'Contact Us')).toEqual(['/contact']);
});

for (const id of ['custom-software', 'mobile-app', 'web-development']) {
  test(`the page of ${id} shows its whole record and two buttons`, () => {
    const service = serviceRecord(id);
    const main = mainOf(`/services/development/${id}`);
    expect(textOf(one(main, 'h1'))).toBe(service.title);
    expect(hrefsOf(main, 'Back to Software Development')).toEqual(['/services/development']);
    const expected = [
      service.description,
      ...service.details,
      ...service.benefits,
      ...(service.stats?.items ?? []).flatMap(({ value, label }) => [value, label]),
      ...(service.tools?.items ?? []),
      ...(service.solutions?.items ?? []).map(({ name }) => name),
      ...stepsOf(service),
    ];
    expect(missingIn(main, expected)).toEqual([]);
    expect(textsOf(main, 'h2').filter((heading) => heading === 'Key Benefits')).toHaveLength(1);
    expect(hrefsOf(main, 'Get a Quote')).toEqual(['/quote']);
    expect(hrefsOf(main, 'Contact Us')).toEqual(['/contact']);
  });
}
