import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { missingIn, one, textOf, textsOf } from '../../support/html.ts';
import { serviceRecord } from '../support/site.ts';

/** The dialog that the card with this name opens. */
function dialogOf(route: string, name: string) {
  const main = one(builtPage(route), 'main');
  const targets = main
    .querySelectorAll('button[commandfor]')
    .filter((card) => textOf(card) === name)
    .map((card) => card.getAttribute('commandfor'));
  expect(targets, name).toHaveLength(1);
  const dialog = one(main, `dialog[id="${targets[0]}"]`);
  expect(textOf(one(dialog, `[id="${dialog.getAttribute('aria-labelledby')}"]`))).toBe(name);
  return dialog;
}

test('a service dialog shows every property of its record, in the specified order', () => {
  const custom = serviceRecord('custom-software');
  const dialog = dialogOf('/services/development', 'Custom Software');
  expect(textsOf(dialog, 'h2')).toEqual([custom.title]);
  expect(dialog.querySelectorAll('[data-icon]').length).toBeGreaterThan(0);
  expect(textsOf(dialog, 'p').filter((text) => text === custom.description)).toHaveLength(1);
  expect(textsOf(dialog, 'h3')).toEqual([
    'Overview',
    custom.solutions?.title,
    custom.stats?.title,
    custom.tools?.title,
    'Key Benefits',
    custom.implementationProcess?.title,
  ]);
  const expected = [
    ...custom.details,
    ...custom.benefits,
    ...(custom.solutions?.items ?? []).flatMap(({ name, description }) => [name, description]),
    ...(custom.stats?.items ?? []).flatMap(({ value, label }) => [value, label]),
    ...(custom.tools?.items ?? []),
    ...(custom.implementationProcess?.steps ?? []).map(({ name }) => name),
  ];
  expect(missingIn(dialog, expected)).toEqual([]);
});

test('a solution dialog shows every property of the solution and nothing of its service', () => {
  const system = serviceRecord('system-implementation');
  const powerBi = system.solutions?.items.find(({ name }) => name === 'Power BI');
  const dialog = dialogOf('/services/system-implementation', 'Power BI');
  one(builtPage('/services/system-implementation'), '#system-power-bi');
  expect(textsOf(dialog, 'h3')).toEqual([
    'Overview',
    powerBi?.tools?.title,
    'Key Benefits',
    powerBi?.implementationProcess?.title,
  ]);
  const expected = [
    powerBi?.description ?? 'a description',
    ...(powerBi?.details ?? []),
    ...(powerBi?.tools?.items ?? []),
    ...(powerBi?.benefits ?? []),
    ...(powerBi?.implementationProcess?.steps ?? []).map(({ name }) => name),
  ];
  expect(missingIn(dialog, expected)).toEqual([]);
  expect(missingIn(dialog, system.benefits)).toEqual(system.benefits);
});
