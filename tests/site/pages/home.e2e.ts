import { expect, test } from '../../support/test.ts';
import { INDUSTRIES } from '../support/site.ts';

// tests/engine/browser/every-page.e2e.ts checks that every page has the same text with JavaScript.
test.use({ javaScriptEnabled: false });

test('the home page has its five sections in order', async ({ page, open }) => {
  await open('/');
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(5);
  const headings = sections.locator('h1, h2').filter({
    hasText: /^(Data-Driven Software Solutions|Services|Industries|Why choose us|Contact us)$/i,
  });
  await expect(headings).toHaveText([
    'Data-Driven Software Solutions',
    'Services',
    'Industries',
    'Why choose us',
    'Contact us',
  ]);
  const ids = await sections.evaluateAll((all) => all.map((section) => section.id));
  expect([ids[1], ids[2], ids[4]]).toEqual(['services', 'industries', 'contact']);
});

test('the hero describes the offer, shows the partners and links to the quote form', async ({
  page,
  open,
}) => {
  await open('/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 2 })).toHaveText([
    'Data Solutions',
    'Systems Implementation',
    'Custom Development',
    'AI Integration',
  ]);
  await expect(hero).toContainText('ETL, analytics and data infrastructure');
  await expect(hero.getByRole('img', { name: 'CRM partner' })).toBeVisible();
  await expect(hero.getByRole('img', { name: 'Cloud partner' })).toBeVisible();
  await hero.getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page).toHaveURL('/quote');
});

test('Explore Services scrolls to the services, 80 pixels below the top', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.getByRole('link', { name: 'Explore Services' }).click();
  const top = () =>
    page.locator('#services').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('the services open one group at a time, and the open one can be closed', async ({ page, open }) => {
  await open('/');
  const groups = page.locator('#services details:has(> summary)');
  await expect(groups).toHaveCount(3);
  const summaries = groups.locator('> summary');
  await expect(summaries).toContainText(['Data Solutions', 'Software Development', 'System Implementation']);
  const opened = page.locator('#services details[open]');
  await summaries.nth(1).click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('Software Development');
  await summaries.nth(2).click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('System Implementation');
  await summaries.nth(2).click();
  await expect(opened).toHaveCount(0);
});

const GROUPS = [
  { title: 'Data Solutions', href: '/services/data', cards: 8 },
  { title: 'Software Development', href: '/services/development', cards: 3 },
  { title: 'System Implementation', href: '/services/system-implementation', cards: 9 },
];

for (const { title, href, cards } of GROUPS) {
  test(`${title} shows ${cards} cards and a link to all`, async ({ page, open }) => {
    await open('/');
    const group = page
      .locator('#services details')
      .filter({ has: page.locator('summary', { hasText: title }) });
    const button = group.getByRole('button').first();
    // One group may be open from the start; closing all groups first makes the click below open one.
    await page.locator('#services details[open]').evaluateAll((all) => {
      for (const one of all) one.removeAttribute('open');
    });
    await expect(button).toBeHidden();
    await group.locator('summary').click();
    await expect(group.locator('li:has(button):visible')).toHaveCount(cards);
    await expect(group.getByRole('link', { name: /^View all/ })).toHaveAttribute('href', href);
  });
}

test('Software Development shows custom software, mobile apps and web development, not DevOps', async ({
  page,
  open,
}) => {
  await open('/');
  const summary = page.locator('summary', { hasText: 'Software Development' });
  const group = page.locator('#services details').filter({ has: summary });
  await expect(group.locator('li button')).toHaveText(['Custom Software', 'Mobile Apps', 'Web Development']);
  await expect(page.locator('#services').getByText('DevOps', { exact: true })).toHaveCount(0);
});

test('the industries section has a card for each industry and a link to the overview', async ({
  page,
  open,
}) => {
  await open('/');
  const section = page.locator('#industries');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(INDUSTRIES.map(([title]) => title));
  for (const [title, href] of INDUSTRIES) {
    await expect(
      section.getByRole('listitem').filter({ hasText: title }).getByRole('link').first(),
    ).toHaveAttribute('href', href);
  }
  await section.getByRole('link', { name: 'View All Industries' }).click();
  await expect(page).toHaveURL('/industries');
});

test('the reasons section has five points', async ({ page, open }) => {
  await open('/');
  const section = page.locator('main > section').nth(3);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Specialist knowledge',
    'End-to-end delivery',
    'Clear communication',
    'Scalable solutions',
    'Trusted partnerships',
  ]);
});
