import { expect, test } from 'vitest';
import { compileFiles } from '../../../tests/engine/support/virtual-project.ts';
import { home, siteWith } from '../../../tests/support/small-site/parts.ts';

const pageWith = (from: string) =>
  compileFiles({
    ...siteWith({ timeZone: 'Europe/London' }),
    ...home({ type: 'sections', hours: { week: [{ days: ['monday'], times: [{ from, to: '24:00' }] }] } }),
  }).pages.find(({ path }) => path === '/');

test('opening hours are a week from Monday to Sunday', () => {
  expect(pageWith('09:00')?.blocks[1]).toMatchObject({
    hours: {
      timeZone: 'Europe/London',
      week: [{ day: 'Monday', times: [{ from: '09:00' }] }, {}, {}, {}, {}, {}, {}],
    },
  });
});

test('an invalid day does not move the error of another day to a different location', () => {
  const week = [{ times: [] }, { days: ['monday'], times: [{ from: '09:00', to: '08:00' }] }];
  const { diagnostics } = compileFiles({
    ...siteWith({ timeZone: 'Europe/London' }),
    ...home({ type: 'sections', hours: { week } }),
  });
  expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'missing-property blocks[1].hours.week[0]',
  ]);
});

test('a time before the opening is on the next day', () => {
  const week = [{ days: ['friday'], times: [{ from: '18:00', to: '02:00' }] }];
  const { pages, diagnostics } = compileFiles({
    ...siteWith({ timeZone: 'Europe/London' }),
    ...home({ type: 'sections', hours: { week } }),
  });
  expect(diagnostics).toEqual([]);
  const friday = {
    times: [{ from: '18:00', to: '02:00', text: expect.stringMatching(/18:00–02:00|6:00.PM–2:00.AM/) }],
  };
  expect(pages.find(({ path }) => path === '/')?.blocks[1]).toMatchObject({
    hours: { week: [{}, {}, {}, {}, friday, {}, {}] },
  });
});

// The diagnostic is that of the schema; the studio shows the page meanwhile.
test('a time that does not exist leaves out the hours, and the page is shown', () => {
  for (const from of ['', 'nine', '99:00', '08:61'])
    expect(pageWith(from)?.blocks[1]).not.toHaveProperty('hours');
});
