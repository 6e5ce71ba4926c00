import { FORMATS, isFormatName } from '../../formats.ts';
import { origins } from '../origins.ts';
import type { PassContext } from '../pass.ts';
import { anyOfTexts, isTexts } from '../patterns.ts';
import { NARROWED } from '../scalars.ts';
import { type Json, listOf } from '../schema-tree.ts';
import { type Alternatives, optionsIn, typeIn } from './normal-form.ts';

/** A pattern that matches exactly the texts that a schema accepts. Undefined if one pattern cannot say it. */
function patternOf(schema: Json): string | undefined {
  const { pattern, format, minLength, maxLength } = schema;
  const values = optionsIn(schema);
  const rules = [values, pattern, format, minLength ?? maxLength].filter((rule) => rule !== undefined);
  if (rules.length !== 1 || 'after' in schema || listOf(schema['allOf']).length > 0) return undefined;
  if (values) return isTexts(values) ? `^${anyOfTexts(values)}$` : undefined;
  if (typeof pattern === 'string') return pattern;
  if (format !== undefined) return isFormatName(format) ? FORMATS[format].pattern : undefined;
  return `^[\\s\\S]{${Number(minLength ?? 0)},${maxLength === undefined ? '' : Number(maxLength)}}$`;
}

/** Whether no text matches two of the alternatives. Only options can be tried out. */
function areDisjoint(schemas: readonly Json[]): boolean {
  const patterns = schemas.filter((one) => !optionsIn(one)).map(patternOf);
  const options = schemas.flatMap((one) => optionsIn(one) ?? []);
  if (patterns.length > 1 || new Set(options).size < options.length) return false;
  return patterns.every((one) => !options.some((value) => new RegExp(one ?? '', 'u').test(String(value))));
}

/**
 * What alternatives of rules for one value are together: one pattern for texts, or of several types the one that a field can
 * show, with a notice. Undefined if no field can show it.
 */
export function joinRules(
  part: Json,
  { keyword, entry, branches }: Alternatives,
  remark: PassContext['remark'],
): Json | undefined {
  const common = typeIn(part)?.value;
  const types = branches.map((branch) => typeIn(branch)?.value ?? common);
  if (types.every((type) => type === 'string')) {
    const patterns = branches.map(patternOf);
    const isKnown = patterns.every((pattern) => pattern !== undefined);
    if (!isKnown || (keyword === 'oneOf' && !areDisjoint(branches))) return undefined;
    return origins.make({ type: 'string', pattern: patterns.join('|') }, origins.at(entry));
  }
  const isMixed = new Set(types).size === types.length && types.every((type) => type !== undefined);
  if (!isMixed || (types.includes('integer') && types.includes('number'))) return undefined;
  const isScalar = (type: string | undefined) => type !== 'object' && type !== 'array';
  const index = [types.indexOf('string'), types.findIndex(isScalar), 0].find((one) => one >= 0) ?? 0;
  remark({
    at: origins.at(entry),
    message: `"${keyword}" allows ${types.join(' or ')}; the form asks for ${types[index]}.`,
    hint: NARROWED,
  });
  return branches[index];
}
