import { expect, it } from 'vitest';
import { checkDesks, readDesks } from '../../../supabase/functions/deliver/desks.ts';
import type { FormLayouts } from '../../../supabase/functions/deliver/layout.ts';

const FORMS: FormLayouts = {
  visits: { form: 'visit', sections: [], recipients: [{ desk: 'groups' }, { desk: 'maths' }] },
  notes: { form: 'note', sections: [] },
};

const secret = (value: string | undefined) => (name: string) => (name === 'MAIL_DESKS' ? value : undefined);

it('reads one address or several for each desk', () => {
  const desks = { groups: 'g@example.com', maths: '"Lee, Ann" <ann@example.com>; bob@example.com' };
  expect(readDesks(secret(JSON.stringify(desks)))).toEqual({
    groups: ['g@example.com'],
    maths: ['"Lee, Ann" <ann@example.com>', 'bob@example.com'],
  });
  expect(readDesks(secret(undefined))).toEqual({});
});

it.each(['groups=g@example.com', '{"groups": "Ann Lee"}', '{"groups": 5}', '[]x'])(
  'names the secret and no value when it is %s',
  (value) => {
    const read = () => readDesks(secret(value));
    expect(read).toThrow('The secret MAIL_DESKS must be a JSON object');
    expect(read).not.toThrow(/g@example.com|Ann Lee/);
  },
);

it('names each desk of a form without an address', () => {
  expect(() => checkDesks(secret(undefined), FORMS)).toThrow(
    'No address in the secret MAIL_DESKS: groups, maths.',
  );
  expect(() => checkDesks(secret('{"groups": "g@example.com"}'), FORMS)).toThrow(': maths.');
  const both = '{"groups": "g@example.com", "maths": "m@example.com"}';
  expect(() => checkDesks(secret(both), FORMS)).not.toThrow();
});
