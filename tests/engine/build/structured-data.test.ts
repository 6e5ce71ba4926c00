import { afterAll, describe, expect, test } from 'vitest';
import { documentOf } from '../../support/built-site.ts';
import { writtenSite } from '../../support/written-site.ts';
import { ROUTES, serviceTitle } from '../support/site.ts';

type Thing = Record<string, unknown>;

const written = await writtenSite();
afterAll(() => written.dispose());

function graph(route: string): Thing[] {
  const html = written.read(documentOf(route));
  const elements = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(elements).toHaveLength(1);
  // No text can close the script element.
  expect(elements[0]?.[1]).not.toContain('<');
  const data = JSON.parse(elements[0]?.[1] ?? '') as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

function of(route: string, type: string): Thing[] {
  return graph(route).filter((thing) => thing['@type'] === type);
}

/** All objects in a value, at any depth. */
function objects(value: unknown): Thing[] {
  if (!value || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(objects);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}

/** The properties that search engines require for each type. The site may use no other type. */
const REQUIRED: Record<string, string[]> = {
  WebPage: ['name', 'url', 'description', 'isPartOf'],
  FAQPage: ['name', 'url', 'mainEntity'],
  ContactPage: ['name', 'url', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo', 'legalName', 'telephone', 'email'],
  ImageObject: ['url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  ContactPoint: ['telephone', 'contactType'],
  WebSite: ['name', 'url'],
  Service: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
};

describe.each(ROUTES)('%s', (route) => {
  test('each object has the required properties of its type', () => {
    for (const thing of objects(graph(route)).filter((one) => one['@type'])) {
      const required = REQUIRED[String(thing['@type'])];
      expect(required, `${thing['@type']} is listed`).toBeDefined();
      for (const name of required ?? []) expect(thing[name], `${thing['@type']}.${name}`).toBeTruthy();
    }
  });

  test('each reference points to an object on this page', () => {
    const things = graph(route);
    const named = things.map((thing) => thing['@id']);
    expect(new Set(named).size).toBe(things.length);
    const references = objects(things).filter((one) => one['@id'] && !one['@type']);
    for (const { '@id': id } of references) expect(named).toContain(id);
  });

  test('URLs are absolute and belong to this site', () => {
    for (const thing of objects(graph(route))) {
      for (const name of ['@id', 'url', 'item']) {
        if (thing[name] !== undefined) expect(String(thing[name])).toMatch(`${written.site.url}/`);
      }
    }
  });

  test('the breadcrumb starts at the home page and ends at this page', () => {
    const [breadcrumb] = of(route, 'BreadcrumbList');
    if (route === '/') return expect(breadcrumb).toBeUndefined();
    const items = breadcrumb?.['itemListElement'] as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${written.site.url}/`);
    expect(items.at(-1)?.item).toBe(written.site.url + route);
    expect(items).toHaveLength(route.split('/').length);
  });

  test('the page describes the organisation and the site once', () => {
    expect(of(route, 'Organization')).toHaveLength(1);
    expect(of(route, 'WebSite')).toHaveLength(1);
  });
});

test('the home page and the contact page alone say where the offices are', () => {
  const said = ROUTES.filter((route) => of(route, 'Organization').some((one) => one['address']));
  expect(said).toEqual(['/', '/contact']);
});

test('the contact page has its type, and the FAQ lists every question with its answer as plain text', () => {
  expect(of('/contact', 'ContactPage')).toHaveLength(1);
  const [page] = of('/faq', 'FAQPage');
  const questions = page?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(15);
  expect(questions[0]?.acceptedAnswer.text).toContain('Data Solutions covers migration');
  expect(JSON.stringify(questions)).not.toMatch(/\*\*|\]\(/);
});

test.each([
  ['/services/data', ['data-solutions']],
  ['/services/system-implementation', ['system-implementation']],
  ['/services/development/custom-software', ['custom-software']],
  ['/services/development', ['custom-software', 'mobile-app', 'web-development', 'devops']],
])('%s lists each of its services once', (route, ids) => {
  expect(of(route, 'Service').map(({ name }) => name)).toEqual(ids.map((id) => serviceTitle(id)));
});
