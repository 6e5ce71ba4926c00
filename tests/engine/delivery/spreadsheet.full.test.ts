import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toCsv } from '../../../scripts/backend/csv.ts';
import { findLibreOffice } from '../../../scripts/test/programs/find-programs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const program = findLibreOffice();

const BEFORE = ['', ' ', '\u200b', '\ufeff', '\u00a0', '"', '"" ', '\t', '\r', '\n', '\r\n'];
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const SEPARATORS = ['', 'Ann;', 'Ann,', 'Ann\t', 'Ann\n', 'Ann";', 'Ann;"', 'Ann"";""', 'Ann\r\n'];
const TEXTS = SEPARATORS.flatMap((start) =>
  BEFORE.flatMap((before) => SIGNS.map((sign) => `${start}${before}${sign}1+1`)),
);

/** Codes of the separators in the import options of LibreOffice. */
const IMPORTS = { comma: '44', semicolon: '59', tab: '9', 'comma, semicolon and tab': '44/59/9' };

describe.skipIf(!program)(`LibreOffice${program ? '' : ' (skipped, this machine has none)'}`, () => {
  const folder = temporaryFolder(afterAll);

  /** Converts CSV as if it had the separators, and returns its formulas. */
  function formulasOf(csv: string, separators: string): string[] {
    writeFileSync(path.join(folder, 'rows.csv'), csv);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    // Separators, quotation mark, UTF-8, and formulas are evaluated.
    const filter = `--infilter=Text - txt - csv (StarCalc):${separators},34,76,1,,0,false,true,false,false,false,0,true`;
    const target = ['--convert-to', 'fods', '--outdir', folder, path.join(folder, 'rows.csv')];
    execFileSync(program ?? '', [profile, '--headless', filter, ...target], { stdio: 'ignore' });
    const sheet = readFileSync(path.join(folder, 'rows.fods'), 'utf8');
    return [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula);
  }

  it.each(Object.entries(IMPORTS))(
    'finds no formula in a file that it splits at %s',
    (_, separators) => {
      const rows = TEXTS.map((text) => ({ id: 'a1', text, list: [text, text], last: text }));
      expect(formulasOf(toCsv(['id', 'text', 'list', 'last'], rows), separators)).toEqual([]);
      // The same import runs the formulas of texts that are written as they are.
      expect(formulasOf('a,=1+1\na;=1+1\na\t=1+1\n=1+1\n', separators).length).toBeGreaterThan(0);
    },
    300_000,
  );
});
