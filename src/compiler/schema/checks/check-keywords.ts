import { nearest } from '@json-site/model/visitor';
import { hasType, isObject } from '@json-site/values/objects';
import { formatValue, intended, suggestion } from '../../report/wording.ts';
import { TYPES } from '../keywords/keyword.ts';
import { isOfContent, keywordNamed, keywordsWith, RANGES, STRUCTURE } from '../keywords/keywords.ts';
import { innerSchemas, type SchemaNode, type SchemaReport } from './schema-node.ts';

/** The keywords of content. */
const KNOWN = keywordsWith(isOfContent);

const HINT_TYPES = `Known: ${TYPES.join(', ')}`;

function checkKeyword(keyword: string, { schema, path }: SchemaNode, report: SchemaReport): void {
  const value = schema[keyword];
  const row = keywordNamed(keyword);
  const known = row && isOfContent(row) ? row : undefined;
  if (!known) {
    const refused = row?.content && typeof row.content === 'object' ? row.content.instead : undefined;
    const near = nearest(keyword, KNOWN);
    const message = refused
      ? `"${keyword}" is not supported: the types of components and the studio cannot follow it.`
      : `"${keyword}" is not a keyword of a schema.`;
    const hint = refused ?? (near ? `Did you mean "${near}"?` : suggestion('', KNOWN, 'Keywords'));
    // A misspelt "properties" hides the properties: nothing can be said about the value.
    const isStructure = refused !== undefined || (near !== undefined && STRUCTURE.has(near));
    report({
      node: path,
      keyword: isStructure ? undefined : keyword,
      below: isStructure ? [keyword] : [],
      part: 'key',
      message,
      hint,
      right: refused ? undefined : intended(keyword, KNOWN),
    });
    return;
  }
  if (known.content === 'root' && path.length > 0) {
    const message = `"${keyword}" has an effect only at the top of a schema file.`;
    report({ node: path, keyword, part: 'key', message, hint: 'Move it there, or delete it.' });
    return;
  }
  // checkType() explains a list of types.
  if (known.is(value) || (keyword === 'type' && Array.isArray(value))) return;
  if (keyword === 'required' && typeof value === 'boolean') {
    const name = path.at(-1);
    const hint = `Delete it here, and write "required": ["${String(name)}"] in the object that has the property.`;
    report({
      node: path,
      keyword,
      message: `required is ${String(value)}; it must be a list of property names.`,
      hint,
    });
    return;
  }
  const message = `${keyword} is ${formatValue(value)}; it must be ${known.name}.`;
  report({ node: path, keyword, message, hint: 'Correct the value, or delete the keyword.' });
}

function checkType({ schema, path }: SchemaNode, report: SchemaReport): void {
  const { type } = schema;
  if (Array.isArray(type)) {
    const message = 'type is a list; a value of a content file has one type.';
    report({ node: path, keyword: 'type', message, hint: `Write one of them.  ${HINT_TYPES}` });
  } else if (typeof type === 'string' && !TYPES.some((name) => name === type)) {
    const instead = type === 'null' ? 'Leave the property out of "required" instead.  ' : '';
    const message = `type is ${formatValue(type)}; there is no such type.`;
    const hint = instead + suggestion(type, TYPES);
    report({ node: path, keyword: 'type', message, hint, right: intended(type, TYPES) });
  }
}

/** Reports keywords that limit values of another type, for example "minLength" of a list. */
function checkLimits({ schema, path }: SchemaNode, type: string | undefined, report: SchemaReport): void {
  for (const keyword of Object.keys(schema)) {
    const known = keywordNamed(keyword);
    const limits = known?.is(schema[keyword]) ? known.limits : undefined;
    if (!limits || !type || limits.some((name) => name === type)) continue;
    const message = `"${keyword}" has no effect on a value of the type "${type}".`;
    const own = keywordsWith((one) => isOfContent(one) && one.limits?.some((name) => name === type));
    const near = nearest(keyword, own);
    const hint = `Delete it${near ? `, or write "${near}"` : ''}, or change the type to "${limits[0]}".`;
    report({ node: path, keyword, part: 'key', message, hint });
  }
  const lacks =
    schema['type'] === undefined && !type && schema['$ref'] === undefined && schema['enum'] === undefined;
  const implied = ['properties', 'items'].find((keyword) => schema[keyword] !== undefined);
  if (!lacks || !implied) return;
  const message = `This schema has "${implied}", but no "type".`;
  const name = implied === 'items' ? 'array' : 'object';
  report({ node: path, below: [implied], part: 'key', message, hint: `Add "type": "${name}".` });
}

/**
 * Reports a list that says nothing about its items: no component can show them, and the studio has no field for them.
 */
function checkItems({ schema, path }: SchemaNode, report: SchemaReport): void {
  // A misspelt "items" is reported already.
  if (schema['type'] !== 'array' || Object.keys(schema).some((key) => nearest(key, ['items']))) return;
  const message = 'This schema has the type "array", but no "items".';
  const hint = 'Describe one item: "items": { "type": "string", "description": "…" }.';
  report({ node: path, keyword: 'type', message, hint });
}

/** Reports keywords without the meaning to which they belong. */
function checkCompanions({ schema, path }: SchemaNode, means: unknown, report: SchemaReport): void {
  const isOf = (meaning: string) =>
    meaning.endsWith('…') ? String(means).startsWith(meaning.slice(0, -1)) : means === meaning;
  for (const [keyword, value] of Object.entries(schema)) {
    const { is, beside } = keywordNamed(keyword) ?? {};
    if (!beside || !is?.(value) || beside.some(isOf)) continue;
    const meanings = beside.map((meaning) => `"${meaning}"`).join(' or ');
    const message = `"${keyword}" has an effect only beside "means": ${meanings}.`;
    const hint = `Add the meaning, or delete "${keyword}".`;
    report({ node: path, keyword, part: 'key', message, hint });
  }
}

function checkRanges({ schema, path }: SchemaNode, report: SchemaReport): void {
  for (const [low, high] of RANGES) {
    const [least, most] = [schema[low], schema[high]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    const message = `${low} is ${least}, which is more than ${high}, ${most}: no value can have both.`;
    report({ node: path, keyword: low, message, hint: 'Correct one of them.' });
  }
}

function checkValues({ schema, path }: SchemaNode, type: string | undefined, report: SchemaReport): void {
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    const text = JSON.stringify(value);
    const isWrong = type !== undefined && !hasType(value, type);
    if (isWrong || seen.has(text)) {
      const problem = isWrong ? `is not of the type "${type}"` : 'is listed twice';
      const message = `enum[${index}] is ${formatValue(value)}, which ${problem}.`;
      report({ node: path, keyword: 'enum', below: [index], message, hint: 'Correct or delete the value.' });
    }
    seen.add(text);
  }
  const fixed = schema['const'];
  if (fixed === undefined || type === undefined || hasType(fixed, type)) return;
  const message = `const is ${formatValue(fixed)}, which is not of the type "${type}".`;
  report({ node: path, keyword: 'const', message, hint: 'Correct the value or the type.' });
}

/** Names that every block has; the renderer and React use them. */
const OF_EVERY_BLOCK = ['type', 'id', 'tone'];
const OF_REACT = ['key', 'ref', 'children'];

function checkProperties({ schema, path }: SchemaNode, isBlock: boolean, report: SchemaReport): void {
  const { properties, required, additionalProperties } = schema;
  const names = isObject(properties) ? Object.keys(properties) : [];
  const isBlockRoot = isBlock && path.length === 0;
  for (const name of names) {
    const below = [name];
    const common = isBlockRoot && [...OF_EVERY_BLOCK, ...OF_REACT].includes(name);
    if (common) {
      const owner = OF_REACT.includes(name) ? 'React uses' : 'every block has';
      const message = `"${name}" is a property that ${owner} already.`;
      report({
        node: path,
        keyword: 'properties',
        below,
        part: 'key',
        message,
        hint: 'Choose another name.',
      });
    } else if (!/^\$?[A-Za-z][\w-]*$/.test(name) || name in Object.prototype) {
      const message = `"${name}" cannot be the name of a property.`;
      const hint = 'Use letters and digits, beginning with a letter: "headingLevel".';
      report({ node: path, keyword: 'properties', below, part: 'key', message, hint });
    }
  }
  if (!Array.isArray(required)) return;
  const reportName = (index: number, problem: string, hint: string, right?: string) => {
    const message = `required[${index}] is ${formatValue(required[index])}${problem}.`;
    report({ node: path, keyword: 'required', below: [index], message, hint, right });
  };
  // A misspelt "properties" is reported already.
  const isMisspelt = Object.keys(schema).some((key) => key !== 'properties' && nearest(key, ['properties']));
  const isOpen = typeof additionalProperties === 'object' || (!isObject(properties) && isMisspelt);
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string') continue;
    if (required.indexOf(name) < index) reportName(index, ', which is listed twice', 'Delete it.');
    else if (isBlockRoot && name === 'type') reportName(index, ', which every block has', 'Delete it.');
    else if (!isOpen && !names.includes(name) && !(isBlockRoot && OF_EVERY_BLOCK.includes(name))) {
      const right = intended(name, names);
      const hint = suggestion(name, names, 'Properties');
      reportName(index, '; there is no such property', hint, required.includes(right) ? undefined : right);
    }
  }
}

/** The type and the meaning of a value. Its schema, or the definition to which that refers, has them. */
export interface ValueTraits {
  type: string | undefined;
  means: unknown;
}

/** Reports keywords of one schema that are unknown, misused or contradict each other. */
export function checkKeywords(
  node: SchemaNode,
  { type, means }: ValueTraits,
  isBlock: boolean,
  report: SchemaReport,
): void {
  for (const keyword of Object.keys(node.schema)) checkKeyword(keyword, node, report);
  checkType(node, report);
  checkLimits(node, type, report);
  checkItems(node, report);
  checkCompanions(node, means, report);
  checkRanges(node, report);
  checkValues(node, type, report);
  checkProperties(node, isBlock, report);
  for (const { value, path } of innerSchemas(node)) {
    if (isObject(value)) continue;
    const message = `${String(path.at(-1))} is ${formatValue(value)}; a schema is an object { … }.`;
    report({ node: path, message, hint: 'For example { "type": "string", "description": "…" }.' });
  }
}
