/** Providers whose addresses visitors have most. */
const COMMON = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'live.com',
  'live.co.uk',
  'btinternet.com',
  'virginmedia.com',
  'talktalk.net',
  'ntlworld.com',
  'blueyonder.co.uk',
  'protonmail.com',
];

/** Domains that exist and are spelled almost like a common one. */
const OTHERS = new Set(['email.com', 'mail.com', 'ymail.com', 'cloud.com']);

/** The last parts of a domain that do not exist, and what people mean by them. */
const ENDINGS: [slip: RegExp, ending: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cim|cpm|coom|comm|comn|c0m)$/, '.com'],
  [/\.(?:co\.(?:ku|u|yk|uj|ul|kk|ukk)|couk|cou\.k|o\.uk|cp\.uk|vo\.uk|xo\.uk|c0\.uk)$/, '.co.uk'],
  [/\.(?:ogr|rog|orgg)$/, '.org'],
  [/\.(?:nte|ent|nett)$/, '.net'],
];

/** Shorter names are too often one letter away from another real name. */
const MIN_NAME_LENGTH = 5;

/** True if adding, removing or replacing one letter, or swapping two neighbours, turns one text into the other. */
function isOneSlipAway(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlipAway(other, one);
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const isExchange = one[start] === other[start + 1] && one[start + 1] === other[start];
  return rest(one, 1) === rest(other, 1) || (isExchange && rest(one, 2) === rest(other, 2));
}

/** Returns the address that the visitor probably meant, or undefined if nothing seems wrong. */
export function correctEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || !domain || COMMON.includes(domain) || OTHERS.has(domain)) return undefined;
  const [slip, ending] = ENDINGS.find(([pattern]) => pattern.test(domain)) ?? [];
  const ended = slip && ending ? domain.replace(slip, ending) : domain;
  const isLikely = (common: string) =>
    common.indexOf('.') >= MIN_NAME_LENGTH && (common === ended || isOneSlipAway(ended, common));
  const meant = COMMON.includes(ended) ? ended : (COMMON.find(isLikely) ?? ended);
  return meant === domain ? undefined : address.slice(0, at + 1) + meant;
}
