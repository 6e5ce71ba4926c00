/**
 * A test in SQL that is true or false, and never null. As a tree, it can be negated, simplified and printed.
 * - `wrap`: a test inside other SQL, such as a query.
 * - `guarded`: a test that fails without being evaluated if one of the guards is false, so that it can rely on types.
 */
export type SqlCondition =
  | { kind: 'test'; sql: string; opposite?: string | undefined }
  | { kind: 'all' | 'any'; parts: SqlCondition[] }
  | { kind: 'wrap'; before: string; part: SqlCondition; after: string }
  | { kind: 'guarded'; guards: SqlCondition[]; part: SqlCondition }
  | { kind: 'not'; part: SqlCondition };

export const ALWAYS: SqlCondition = { kind: 'all', parts: [] };
export const NEVER: SqlCondition = { kind: 'any', parts: [] };

/** A test. `opposite` is the same test negated, if SQL has an operator for it. */
export const test = (sql: string, opposite?: string): SqlCondition => ({ kind: 'test', sql, opposite });

export const isAlways = (condition: SqlCondition) => condition.kind === 'all' && condition.parts.length === 0;

/**
 * Joins the parts by `kind`. Removes repetitions, and what the other parts already decide: `a and (not a or b)` becomes
 * `a and b`.
 */
function join(kind: 'all' | 'any', list: SqlCondition[]): SqlCondition {
  const other = kind === 'all' ? 'any' : 'all';
  const absorbing = kind === 'all' ? NEVER : ALWAYS;
  const flat = list.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  if (flat.some((part) => part.kind === other && part.parts.length === 0)) return absorbing;
  const known = new Set<string>();
  const parts = flat.filter((part) => !known.has(toSql(part)) && known.add(toSql(part)));
  const simple = parts.map((part) => {
    if (part.kind !== other) return part;
    const left = part.parts.filter((one) => !known.has(toSql(not(one))));
    return left.length === part.parts.length ? part : join(other, left);
  });
  if (simple.some((part, index) => part !== parts[index])) return join(kind, simple);
  const [first] = parts;
  return parts.length === 1 && first ? first : { kind, parts };
}

export const all = (parts: SqlCondition[]): SqlCondition => join('all', parts);
export const any = (parts: SqlCondition[]): SqlCondition => join('any', parts);

export function not(condition: SqlCondition): SqlCondition {
  if (condition.kind === 'not') return condition.part;
  if (condition.kind === 'all') return any(condition.parts.map(not));
  if (condition.kind === 'any') return all(condition.parts.map(not));
  if (condition.kind === 'test' && condition.opposite !== undefined)
    return test(condition.opposite, condition.sql);
  return { kind: 'not', part: condition };
}

const WIDTH = 110;

/** Prints the condition. Long ones take several lines, the first without indentation. */
export function toSql(condition: SqlCondition, indent = ''): string {
  const inner = `${indent}  `;
  switch (condition.kind) {
    case 'test':
      return condition.sql;
    case 'not':
      return `not (${toSql(condition.part, indent)})`;
    case 'wrap': {
      const part = toSql(condition.part, inner);
      const short = `${condition.before}${part}${condition.after}`;
      if (fits(short, indent)) return short;
      return `${condition.before}\n${inner}${part}\n${indent}${condition.after}`;
    }
    case 'guarded': {
      const guards = condition.guards.map((guard) => `${inner}when ${toSql(not(guard), inner)} then false`);
      const part = toSql(condition.part, `${inner}  `);
      const rest = part.includes('\n') ? `else\n${inner}  ${part}` : `else ${part}`;
      return `case\n${guards.join('\n')}\n${inner}${rest}\n${indent}end`;
    }
    default: {
      if (condition.parts.length === 0) return condition.kind === 'all' ? 'true' : 'false';
      const word = condition.kind === 'all' ? 'and' : 'or';
      const print = (part: SqlCondition) => {
        const isJoined = (part.kind === 'all' || part.kind === 'any') && part.parts.length > 1;
        if (!isJoined) return toSql(part, indent);
        const text = toSql(part, inner);
        return fits(text, inner) ? `(${text})` : `(\n${inner}${text}\n${indent})`;
      };
      const texts = condition.parts.map(print);
      const short = texts.join(` ${word} `);
      return fits(short, indent) ? short : texts.join(`\n${indent}${word} `);
    }
  }
}

const fits = (text: string, indent: string) => !text.includes('\n') && indent.length + text.length < WIDTH;
