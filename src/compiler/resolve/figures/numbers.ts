/** Returns how many decimals a number has: 2 for 1.25, 7 for 1.5e-6. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.max(written - Number(exponent), 0);
}

/** Whether a chart can show a number exactly, on its scale and in its table. */
export function isShowable(value: number): boolean {
  return Math.abs(value) <= 1e15 && decimalsOf(value) <= 12;
}

/** Returns a function that writes every number with as many decimals as the most precise one has. */
export function exactFormat(values: readonly number[], language: string): (value: number) => string {
  const decimals = Math.max(0, ...values.map(decimalsOf));
  const { format } = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value) => format(value);
}

/** Numbers from here on are written briefly on a scale, for example "1.5M". */
const LARGE = 10_000;

/** Writes the numbers of a scale. They are short, because they have little space, and all different. */
export function tickTexts(ticks: readonly number[], language: string): string[] {
  const exact = ticks.map(exactFormat(ticks, language));
  if (ticks.every((tick) => Math.abs(tick) < LARGE)) return exact;
  const brief = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });
  const texts = ticks.map((tick) => brief.format(tick));
  return new Set(texts).size === ticks.length ? texts : exact;
}
