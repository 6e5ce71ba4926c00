/** `020 7946 0000` and `+44` → `+442079460000`. A number with a plus is complete. Without a code, the digits alone. */
export function callable(phone: string, countryCode: unknown): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return `+${digits}`;
  return typeof countryCode === 'string' ? `${countryCode}${digits.replace(/^0/, '')}` : digits;
}
