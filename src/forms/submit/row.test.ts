import { expect, it } from 'vitest';
import { toRow } from './row.ts';

it('flattens groups, keeps lists of objects, and stores empty values as null', () => {
  const destination = {
    table: 'bookings',
    columns: ['address.street', 'address.city', 'visitors', 'days', 'visits', 'guide', 'size.width'].map(
      (field) => ({ column: field.replace('.', '_'), field }),
    ),
    combined: [
      {
        column: 'summary',
        separator: '; ',
        parts: [
          { field: 'visits', label: 'Visits: ' },
          { field: 'address.street' },
          { field: 'days' },
          { field: 'size.width', label: 'Width: ', whenEmpty: 'unknown' },
        ],
      },
    ],
  };
  const values = {
    address: { street: 'High Street' },
    visitors: [{ name: 'Bo', age: 7 }, {}],
    days: [],
    visits: 0,
    guide: false,
    size: {},
  };
  expect(toRow({ destination }, values)).toEqual({
    address_street: 'High Street',
    address_city: null,
    visitors: [{ name: 'Bo', age: 7 }, {}],
    days: null,
    visits: 0,
    guide: false,
    size_width: null,
    summary: 'Visits: 0; High Street; Width: unknown',
  });
});
