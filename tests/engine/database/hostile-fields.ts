/** Valid and invalid e-mail addresses. */
export const ADDRESSES = [
  ...['a@b', 'a@b.c', 'a@b.co', 'A.B+c@d-e.example', 'a b@c.de', 'a@-b.co', 'a@b-.co', 'a@b..co', '.@b.co'],
  ...['a.@b.co', 'a..b@c.de', '@b.co', 'a@', 'a@b@c.de', 'ä@b.co', 'a@bä.co', 'a@b.co.', '"a b"@c.de'],
  ...['a@[127.0.0.1]', 'a@127.0.0.1', 'a@b_c.de', 'a@b.c0', 'a@xn--a.de', `${'x'.repeat(64)}@example.org`],
  ...[`${'x'.repeat(65)}@example.org`, `a@${'x'.repeat(63)}.co`, `a@${'x'.repeat(64)}.co`],
  ...[`a@${'b.'.repeat(124)}co`, `a@${'b.'.repeat(125)}co`, "o'neil@example.org", 'a@b.co\nx@y.zz'],
  ...['a@b.co ', 'a@b.co,c@d.ef', 'mailto:a@b.co', '<a@b.co>'],
];

/** Valid and invalid website addresses. */
export const LINKS = [
  ...['http://x', 'HTTPS://x.y', 'hTtP://x', 'https://', 'https:// x', 'https://x y', 'https:/x'],
  ...['https:x', 'ftp://x', 'https://x\u00a0', 'https://x\u2003y', 'https://x\u3000', 'https://x\ny'],
  ...['https://x\u0085y', 'https://x\u200by', '//x', 'www.x.de', 'https://user:pw@x', 'https://x/%zz'],
  ...['https://[::1]/', 'https://\u{1f600}.example', ` https://x`, `https://${'x'.repeat(291)}`],
  ...[`https://${'x'.repeat(292)}`, `https://${'x'.repeat(293)}`],
];

/** Valid and invalid dates. A database parses many formats. */
export const DATES = [
  ...['2027-03-27', '2027-02-29', '2028-02-29', '2000-02-29', '2000-01-01', '1999-12-31', '2099-12-31'],
  ...['2100-01-01', '2027-3-7', '2027-13-01', '2027-00-10', '2027-01-00', '2027-01-32', '2027-04-31'],
  ...['27/03/2027', '03/27/2027', '27 March 2027', '2027-03-27T00:00:00Z', '2027-03-27 23:59:59'],
  ...['02027-03-27', '2027-03-27 BC', '-2027-03-27', '+2027-03-27', '2027-086', '2027-W12', 'J2461492'],
  ...['today', 'Today ', 'tomorrow', 'yesterday', 'now', 'epoch', 'infinity', '-infinity', 'allballs'],
  ...['20270327', '2027.03.27', '２０２７-03-27', '2027\u201103\u201127'],
];
