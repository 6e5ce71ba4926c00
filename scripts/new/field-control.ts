import { widgetsOf } from '@json-site/form-core/content';
import type { DataField } from '@json-site/form-core/schema';
import { labelWritten, plainName } from './field-names.ts';

/** Names and labels of texts in which people write sentences. */
const LONG =
  /(comment|description|biography|notes?|message|summary|details|abstract|reason|motivation|remark|explanation|justification|feedback|statement|instruction|observation|background|circumstance)s?$/;
const ASKS_FOR_SENTENCES =
  /^(please )?(describe|explain|tell us|give (more )?(details|reasons)|why\b|how did)/i;
const ADDRESS = /^(full|postal|home|mailing|street|delivery|billing|business)?address$/;
const TELEPHONE =
  /(phone|mobile|cell|fax|tel)(no|nr|number|s)?$|^(tele|mobile|cell)?phone|^contactn(o|umber)$/;

/** A longer text has several lines, unless its limit is that of every text, or that of a usual database column. */
const SEVERAL_LINES = 250;
const NO_LIMITS = [255, 256, 5000];

/** Names of texts that are long and have one line. */
const ONE_LINE_NAME =
  /(name|title|subject|mail|url|uri|link|website|id|code|number|reference|postcode|city|town)$/;

/** Below this limit, nobody writes a second line. */
const ONE_LINE = 100;

/** The control that the name and the limit of a text suggest, if it fits. */
export function controlOf(field: DataField): string | undefined {
  const [definition] = field.definitions;
  if (field.kind !== 'text' || definition?.type !== 'string' || definition.format) return undefined;
  const name = plainName(field.name);
  const { maxLength = 0, pattern } = definition;
  const isLong = LONG.test(name) || ADDRESS.test(name) || ASKS_FOR_SENTENCES.test(labelWritten(field));
  const isMeantLong =
    maxLength >= SEVERAL_LINES && !NO_LIMITS.includes(maxLength) && !ONE_LINE_NAME.test(name);
  const hasLines = isLong ? maxLength > ONE_LINE : isMeantLong;
  const isSentence = field.words !== undefined || (hasLines && pattern === undefined);
  const wanted = TELEPHONE.test(name) ? 'tel' : isSentence ? 'textarea' : undefined;
  const [usual, ...others] = widgetsOf(field);
  return wanted !== usual ? others.find((other) => other === wanted) : undefined;
}

/** The currency that a label or a description of an amount names: a sign, or the code of one. */
const CURRENCY = /[£€$¥]|\b(?:GBP|EUR|USD|CHF|CAD|AUD|NZD|JPY|SEK|NOK|DKK|PLN|INR|ZAR)\b/;

/** The currency of an amount. Without one, the content has to say it. */
export function unitOf({ kind, title = '', description = '' }: DataField): string | undefined {
  const isNumber = kind === 'number' || kind === 'integer';
  return isNumber ? CURRENCY.exec(`${title} ${description}`)?.[0] : undefined;
}
