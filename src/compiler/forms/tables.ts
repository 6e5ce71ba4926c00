import type { SourceFile } from '../source/source-file.ts';
import { quotedTexts, type SqlFragment, splitAtCommas, withoutComments } from './sql.ts';

/** A column after all migrations. */
export interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  /** Whether the database supplies a value for a row without one. */
  hasDefault: boolean;
  source: SourceFile;
  offset: number;
}

/** A table after all migrations. `checks` are its check constraints, by name. */
export interface DatabaseTable {
  columns: Map<string, Column>;
  checks: Map<string, string>;
  /** The columns of every `grant insert (…)`. */
  granted: Set<string>;
}

/** The limits of one column, from the check constraints. */
export interface ColumnRules {
  min?: number;
  max?: number;
  pattern?: string;
  values?: string[];
}

const TYPE =
  /^"?(\w+)"?\s+([a-z][a-z ]*?(?:\(\d+\))?(?:\[\])?)(?=\s+(?:not|null|default|primary|unique|check|references|generated|constraint)\b|$)/i;
const CONSTRAINT = /^constraint\s+"?(\w+)"?\s+check\s*\(([\s\S]*)\)$/i;

function addItem(table: DatabaseTable, { text, offset }: SqlFragment, source: SourceFile): void {
  const [, constraint, condition] = CONSTRAINT.exec(text) ?? [];
  if (constraint && condition) {
    table.checks.set(constraint, condition);
    return;
  }
  if (/^(constraint|primary|unique|foreign|exclude|like)\b/i.test(text)) return;
  const [, name, type] = TYPE.exec(text) ?? [];
  if (!name || !type) return;
  const own = text.slice(name.length);
  table.columns.set(name, {
    name,
    type: type.toLowerCase(),
    isRequired: /\bnot null\b|\bprimary key\b/i.test(own),
    hasDefault: /\bdefault\b|\bgenerated\b/i.test(own),
    source,
    offset,
  });
  if (/\bcheck\s*\(/i.test(own)) table.checks.set(`${name} itself`, own);
}

function alter(table: DatabaseTable, { text, offset }: SqlFragment, source: SourceFile): void {
  const [head = '', action = '', kind = '', name = ''] =
    /^(add|drop)\s+(column|constraint)?\s*(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)"?/i.exec(text) ?? [];
  if (action.toLowerCase() === 'drop') {
    table.checks.delete(name);
    table.columns.delete(name);
  } else if (head) {
    const from = kind.toLowerCase() === 'constraint' ? text.search(/constraint/i) : head.lastIndexOf(name);
    addItem(table, { text: text.slice(from), offset: offset + from }, source);
  }
}

const STATEMENT =
  /\b(create|alter)\s+table\s+(?:if\s+(?:not\s+)?exists\s+|only\s+)*(?:public\.)?"?(\w+)"?\s*(\(?)/gi;

const GRANT = /\bgrant\s+insert\s*\(([^)]*)\)\s*on\s+(?:table\s+)?(?:public\.)?"?(\w+)"?/gi;

/** Reads the tables that the migrations create, in the order of the files. */
export function readTables(migrations: SourceFile[]): Map<string, DatabaseTable> {
  const tables = new Map<string, DatabaseTable>();
  for (const source of migrations) {
    const sql = withoutComments(source.text);
    for (const statement of sql.matchAll(STATEMENT)) {
      const [head, verb = '', name = ''] = statement;
      const table = tables.get(name) ?? { columns: new Map(), checks: new Map(), granted: new Set() };
      tables.set(name, table);
      const apply = verb.toLowerCase() === 'create' ? addItem : alter;
      for (const fragment of splitAtCommas(sql, statement.index + head.length))
        apply(table, fragment, source);
    }
    for (const [, columns = '', name = ''] of sql.matchAll(GRANT))
      for (const [column] of columns.matchAll(/\w+/g)) tables.get(name)?.granted.add(column);
  }
  return tables;
}

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Reads the limits of a column that a form's schema can also express. */
export function rulesOf({ checks }: DatabaseTable, column: string): ColumnRules {
  const all = [...checks.values()].join('\n');
  const size = `\\b(?:char_length|cardinality)\\(${column}\\)`;
  const own = `(?<![\\w.(])${column}`;
  const [, from, to] = new RegExp(`${size} between (\\d+) and (\\d+)`, 'i').exec(all) ?? [];
  const [, least] = new RegExp(`${size} >= (\\d+)`, 'i').exec(all) ?? [];
  const [, most] = new RegExp(`${size} <= (\\d+)`, 'i').exec(all) ?? [];
  const [, pattern] = new RegExp(`${own}\\s+~\\s+('(?:[^']|'')*')`, 'i').exec(all) ?? [];
  const [, list] =
    new RegExp(`${own}\\s+(?:in|<@)\\s+(?:array)?[([]([\\s\\S]*?')\\s*[)\\]](?!')`, 'i').exec(all) ?? [];
  const min = number(from ?? least);
  const max = number(to ?? most);
  const [regex] = pattern ? quotedTexts(pattern) : [];
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(regex !== undefined && { pattern: regex }),
    ...(list !== undefined && { values: quotedTexts(list) }),
  };
}
