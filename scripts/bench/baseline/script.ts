import { parseSync, Visitor } from 'rolldown/utils';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether the minifier may have chosen a name. Property names and globals remain as they were written. */
const isChosen = (name: string) => name.length <= 3 && !(name in globalThis);

/** Replaces the names that the minifier chose by `_`, and short class names by readable ones. */
function editsOf(code: string, rename: (name: string) => string): { edits: Edit[]; starts: number[] } {
  const { program } = parseSync('chunk.js', code);
  const edits = new Map<number, Edit>();
  const fixed = new Set<number>();
  const keep = (key: { start: number }, isComputed: boolean) => {
    if (!isComputed) fixed.add(key.start);
  };
  // The exports of a CSS module: other texts look like short class names too, such as the element h2.
  const renameClass = (name: unknown, { start, end }: { start: number; end: number }) => {
    const named = code
      .slice(start + 1, end - 1)
      .split(' ')
      .map(rename);
    if (named[0]?.endsWith(`__${name}`))
      edits.set(start, { start, end, text: JSON.stringify(named.join(' ')) });
  };
  new Visitor({
    MemberExpression: ({ property, computed }) => keep(property, computed),
    MethodDefinition: ({ key, computed }) => keep(key, computed),
    PropertyDefinition: ({ key, computed }) => keep(key, computed),
    Property: ({ key, value, computed, shorthand }) => {
      keep(key, computed);
      if (key.type === 'Identifier' || key.type === 'Literal')
        renameClass(key.type === 'Literal' ? key.value : key.name, value);
      if (shorthand && key.type === 'Identifier')
        edits.set(key.start, { start: key.start, end: key.end, text: `${key.name}:_` });
    },
    Identifier: ({ name, start, end }) => {
      if (isChosen(name) && !fixed.has(start)) edits.set(start, { start, end, text: '_' });
    },
  }).visit(program);
  const starts = program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.map(({ start }) => start)
      : [statement.start],
  );
  return { edits: [...edits.values()].sort((a, b) => a.start - b.start), starts };
}

/**
 * Returns the statements of a minified chunk in an order and with names that depend on neither the order of its modules
 * nor the names in them. Not equal code can become equal: code that differs only in which variable it uses.
 */
export function normaliseScript(code: string, rename: (name: string) => string): string {
  const { edits, starts } = editsOf(code, rename);
  const statements = starts.map((start, index) => {
    const end = starts[index + 1] ?? code.length;
    let text = '';
    let at = start;
    for (const edit of edits) {
      if (edit.start < start || edit.start >= end) continue;
      text += code.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + code.slice(at, end);
  });
  return statements
    .map((text) => text.replace(/[;,]?(\b(var|let|const) )?$/, '').replace(/[;{]/g, '$&\n'))
    .sort()
    .join('\n');
}
