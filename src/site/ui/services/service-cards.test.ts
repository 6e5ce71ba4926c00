import { expect, test } from 'vitest';
import type { Service } from '../../generated/content-types.ts';
import { serviceCards } from './service-cards.ts';

const service: Service = {
  id: 'evenings',
  icon: 'moon',
  title: 'Evenings',
  description: 'Come together.',
  details: ['We bring the books.'],
  benefits: ['You meet people.'],
  solutions: {
    title: 'Kinds',
    idPrefix: 'kind-',
    items: [
      { name: 'Crime and Tea', description: 'Six short novels.' },
      { name: 'Poems', description: 'Read aloud.' },
    ],
  },
};

const ids = (...args: Parameters<typeof serviceCards>) => serviceCards(...args).map((card) => card.id);

test('the card of a service has its id and every part', () => {
  expect(serviceCards([service])).toMatchObject([
    {
      id: 'evenings',
      title: 'Evenings',
      parts: ['details', 'solutions', 'stats', 'tools', 'benefits', 'process'],
    },
  ]);
});

test('the card of a solution has prefix and name as its id, and only what the solution itself has', () => {
  expect(ids([service], 'solutions')).toEqual(['kind-crime-and-tea', 'kind-poems']);
  expect(serviceCards([service], 'solutions')[0]).toMatchObject({
    title: 'Crime and Tea',
    icon: service.icon,
    description: 'Six short novels.',
    record: service.solutions?.items[0],
    parts: ['details', 'stats', 'tools', 'benefits', 'process'],
  });
});

test('the prefix defaults to the id of the service', () => {
  const { title, items } = service.solutions ?? { title: '', items: [] };
  expect(ids([{ ...service, solutions: { title, items } }], 'solutions')).toEqual([
    'evenings-crime-and-tea',
    'evenings-poems',
  ]);
});

test('services that do not exist and services without solutions have no cards', () => {
  const { solutions, ...plain } = service;
  expect(solutions).toBeDefined();
  expect(ids([null, service])).toEqual(['evenings']);
  expect(ids([null, plain], 'solutions')).toEqual([]);
});
