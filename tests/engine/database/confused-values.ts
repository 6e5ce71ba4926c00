/** Values that a request body can contain in place of a text or a list. */
export const CONFUSED_VALUES: unknown[] = [
  ...[0, -1, 5, 1.5, 1e21, 1e308, true, false, {}, { a: 1 }, { a: { b: [null] } }, [], [null], [[]]],
  ...[[['a']], [1, 2], [true], ['a', null], [{ a: 1 }], '{}', '{NULL}', '{x,y}', '{"Web Browser"}'],
  ...['{"Web Browser",NULL}', '{"Web Browser","Web Browser"}', '{{"Web Browser"}}', '[2:2]={"Web Browser"}'],
  ...['{"Documentation"}', ['Web Browser', 'Web Browser'], [['Web Browser'], ['iOS App']]],
  ...[['Web Browser', null], ['Web Browser', ''], [' Web Browser'], ['web browser']],
  Array.from({ length: 2000 }, () => 'Web Browser'),
  ...['infinity', '-infinity', 'today', '2027-03-27 12:00', 20270327, '\u0000', 'a\u0000b', '\ud83d'],
  ...['x'.repeat(1_000_000), ' '.repeat(40_000), '\u{1f600}'.repeat(10_000)],
];
