/** Formats JSON with indentation. */
export const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Builds a page with a main heading and the given blocks, indented by two spaces. */
export function pageWith(...blocks: unknown[]): string {
  const all = [{ type: 'hero', heading: 'Start' }, ...blocks];
  return json({ title: 'Start', description: 'About it.', blocks: all });
}

/** A valid block of cards. */
export const CARDS = { type: 'card-grid', items: [{ title: 'One' }, { title: 'Two' }] };

/** A home page with the given blocks after its hero. */
export const home = (...blocks: unknown[]) => ({ 'pages/index.json': pageWith(...blocks) });

/** A home page with the given text in its hero. */
export const homeWithText = (text: string, more: object = {}) => ({
  'pages/index.json': page({ title: 'Start', description: 'About it.' }, [
    { type: 'hero', heading: 'Start', text, ...more },
  ]),
});

/** A page with the given properties and blocks. */
export function page(
  properties: Record<string, unknown> = {},
  blocks: unknown[] = [{ type: 'hero', heading: 'Stops' }],
): string {
  return json({ title: 'Stops', description: 'Where we stop.', ...properties, blocks });
}

/** A site.json with the given properties. */
export const siteWith = (properties: Record<string, unknown> = {}) => ({
  'site.json': json({ url: 'https://www.example.org', logo: 'van.svg', ...properties, sharedBlocks: [] }),
});

/** A page that lists the stored data, and content/storage.json. */
export const REGISTER = {
  'pages/404.json': JSON.stringify({
    title: 'Not here',
    description: 'Where to go from here.',
    blocks: [
      { type: 'hero', heading: 'Not here' },
      { type: 'stored-data', items: 'all' },
    ],
  }),
  'storage.json': JSON.stringify({
    terms: {},
    places: {},
    grounds: {},
    things: {
      draft: { name: 'Draft', purpose: 'Nothing is lost.' },
      scheme: { name: 'Scheme', purpose: 'Light or dark.' },
      consent: { name: 'Consent', purpose: 'Asked once.' },
    },
  }),
};

/** A home page whose hero links to an address. */
export const action = (href: string, label = 'See the stops') =>
  homeWithText('Text.', { actions: [{ label, href }] });

export const houseStyle = (style: object) => ({ 'house-style.json': json(style) });

/** A second page with the given properties, and a link to it. */
export const stops = (properties: Record<string, unknown> = {}) => ({
  ...siteWith({ menu: ['/stops'] }),
  'pages/stops.json': page(properties),
});
