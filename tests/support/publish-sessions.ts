import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Place, type PlaceEvent, placeOf, STEPS } from '../../src/dev/studio/save/save-status.ts';
import { receiveNews } from '../../src/dev/studio/server/publish/publish-state.ts';
import type { TestRepository } from './git-repository.ts';
import { PASSED, publishIn } from './publishing.ts';

// Two editors, a moving remote, and colleagues who merge, squash and close reviews, in any order.

const PAGES = ['a', 'b'].map((name) => `content/pages/${name}.json`);
const FIELDS = ['title', 'summary'] as const;
/** The files that a session starts with. */
export const SESSION_FILES = Object.fromEntries(
  PAGES.map((file) => [file, textOf({ title: file, summary: 'First' })]),
);

function textOf(value: Record<string, unknown>): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const page = fc.constantFrom(...PAGES);
const who = fc.constantFrom(0, 1);

/** What happens in a session. */
const STEP = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('write' as const), who, page, field: fc.constantFrom(...FIELDS) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'take back' as const), who, page }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('publish' as const, 'send' as const),
      who,
      chosen: fc.subarray(PAGES, { minLength: 1 }),
      keeps: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('receive' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('merge' as const, 'squash' as const, 'close' as const),
      review: fc.nat(3),
    }),
  },
);

/** The steps of a session. */
export const SESSION = fc.array(STEP, { minLength: 4, maxLength: 8 });

type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;
type Texts = ReadonlyMap<string, string | null>;

/** An editor, with what is saved and was never public. */
interface EditorOfSite {
  root: string;
  /** The saved texts by page and field; null for a deleted page. */
  pending: Map<string, string | null>;
  /** What the editor has seen in a field before writing there, and has written there, by page and field. */
  seen: Map<string, Set<unknown>>;
  places: Map<string, Set<Place>>;
}

class Session {
  readonly #repository: TestRepository;
  readonly #base = mkdtempSync(path.join(tmpdir(), 'studio-session-'));
  readonly #editors: readonly EditorOfSite[];
  /** Everything that was public once. */
  readonly #everPublic = new Set<string>();
  #texts = 0;

  constructor(repository: TestRepository) {
    this.#repository = repository;
    const second = path.join(this.#base, 'second');
    this.#git(this.#base, 'clone', '--quiet', this.#repository.remote, second);
    for (const [name, value] of [
      ['user.name', 'Grace'],
      ['user.email', 'grace@example.org'],
    ])
      this.#git(second, 'config', `${name}`, `${value}`);
    this.#editors = [this.#repository.root, second].map((root) => ({
      root,
      pending: new Map(),
      seen: new Map(),
      places: new Map(PAGES.map((file) => [file, new Set<Place>(['public'])])),
    }));
  }

  dispose(): void {
    this.#repository.dispose();
    rmSync(this.#base, { recursive: true, force: true });
  }

  #git(folder: string, ...args: string[]): string {
    return this.#repository.git(args, folder);
  }

  /** The pages of a branch of the remote; null for a page that it does not have. */
  #remote(branch = 'main'): Texts {
    const names = PAGES.map((file) => `${branch}:${file}`).join('\n');
    const output = this.#repository.git(
      ['cat-file', '--batch=%(objecttype) %(objectsize)'],
      this.#repository.remote,
      names,
    );
    let rest = `${output}\n`;
    return new Map(
      PAGES.map((file) => {
        const end = rest.indexOf('\n');
        const [type = '', size = ''] = rest.slice(0, end).split(' ');
        const length = type === 'blob' ? Number(size) : -1;
        const text = length < 0 ? null : rest.slice(end + 1, end + 1 + length);
        rest = rest.slice(end + 1 + (length < 0 ? 0 : length + 1));
        return [file, text];
      }),
    );
  }

  #onDisk({ root }: EditorOfSite): Texts {
    const read = (file: string) => {
      const target = path.join(root, file);
      return existsSync(target) ? readFileSync(target, 'utf8') : null;
    };
    return new Map(PAGES.map((file) => [file, read(file)]));
  }

  #reviews(): string[] {
    const refs = this.#git(
      this.#repository.remote,
      'for-each-ref',
      '--format=%(refname:short)',
      'refs/heads',
    );
    return refs.split('\n').filter((name) => name !== 'main');
  }

  #happens(editors: readonly EditorOfSite[], event: PlaceEvent, files: readonly string[] = PAGES): void {
    for (const { places } of editors) {
      for (const file of files) {
        const before = [...(places.get(file) ?? [])];
        places.set(file, new Set([...before, ...before.flatMap((place) => STEPS[event][place])]));
      }
    }
  }

  #nowPublic(): void {
    for (const [file, text] of this.#remote()) {
      if (text === null) this.#everPublic.add(`${file} deleted`);
      else
        for (const [field, value] of Object.entries(JSON.parse(text)))
          this.#everPublic.add(`${file} ${field} ${value}`);
    }
  }

  /** The files on the disk of an editor have everything that was saved there and was never public. */
  #expectNothingLost({ pending, ...editor }: EditorOfSite): void {
    const disk = this.#onDisk({ pending, ...editor });
    for (const [key, saved] of pending) {
      const [file = '', field = ''] = key.split(' ');
      const text = disk.get(file) ?? null;
      if (this.#everPublic.has(saved === null ? `${file} deleted` : `${key} ${saved}`)) pending.delete(key);
      else if (saved === null) expect(text, `${file} stays deleted`).toBeNull();
      else expect(text && JSON.parse(text)[field], `${key} is kept`).toBe(saved);
    }
  }

  /** Receives, and compares what the studio says with the bytes of the remote and of the disk. */
  async #look(editor: EditorOfSite) {
    const { unpublished } = await receiveNews(editor.root);
    const [disk, seen] = [this.#onDisk(editor), this.#remote()];
    const differ = PAGES.filter((file) => disk.get(file) !== seen.get(file));
    expect(unpublished.flatMap(({ file, before }) => [...new Set([file, before])]).sort()).toEqual(differ);
    this.#expectNothingLost(editor);
    const waiting = this.#reviews().map((name) => this.#remote(name));
    for (const file of PAGES) {
      const place = placeOf(
        unpublished.find((one) => one.file === file || one.before === file),
        false,
      );
      if (place === 'review') expect(waiting.some((texts) => texts.get(file) === disk.get(file))).toBe(true);
      expect([...(editor.places.get(file) ?? [])], `${file} is ${place}`).toContain(place);
      editor.places.set(file, new Set([place]));
    }
    return unpublished;
  }

  async #publish(editor: EditorOfSite, step: Extract<Step, { chosen: string[] }>): Promise<void> {
    const { root, pending } = editor;
    const listed = await this.#look(editor);
    const chosen = listed.filter(({ file }) => step.chosen.includes(file));
    const files = chosen.map(({ file }) => file);
    if (files.length === 0) return;
    const before = this.#remote();
    const request = { way: step.do === 'send' ? 'review' : 'publish', files } as const;
    const passes = async () => PASSED;
    let result = await publishIn(root, request, passes);
    if (result.outcome === 'choose') {
      const choices = Object.fromEntries(result.conflicts.map(({ key }) => [key, step.keeps]));
      if (step.keeps === 'theirs') {
        for (const { key } of result.conflicts) {
          const [file = '', field = ''] = key.split(' ');
          for (const one of [...pending.keys()])
            if (one === key || (field === '' && one.startsWith(file))) pending.delete(one);
        }
      }
      result = await publishIn(root, { ...request, choices }, passes);
    } else this.#expectNobodyOverwritten(editor, files, before);
    expect(['published', 'sent']).toContain(result.outcome);
    const isMain = step.do === 'publish';
    const branch = isMain || result.outcome === 'published' ? 'main' : this.#newReview();
    const [after, disk] = [this.#remote(branch), this.#onDisk(editor)];
    const paths = chosen.flatMap(({ file, before: from }) => [file, from]);
    for (const file of PAGES)
      expect(after.get(file), file).toBe(paths.includes(file) ? disk.get(file) : before.get(file));
    this.#happens([editor], isMain ? 'publish' : 'send', paths);
    // Deciding may have taken what someone else has published.
    this.#happens([editor], 'receive', paths);
    if (isMain)
      this.#happens(
        this.#editors.filter((one) => one !== editor),
        'receive',
      );
  }

  /** Without a question, an editor replaces only what this editor has seen. */
  #expectNobodyOverwritten({ seen, ...editor }: EditorOfSite, files: readonly string[], before: Texts): void {
    const disk = this.#onDisk({ seen, ...editor });
    for (const file of files) {
      const [was, is] = [before.get(file), disk.get(file)].map((text) => (text ? JSON.parse(text) : null));
      for (const field of was && is ? FIELDS : [])
        if (was[field] !== is[field] && seen.has(`${file} ${field}`))
          expect([...(seen.get(`${file} ${field}`) ?? [])], `${file} ${field}`).toContain(was[field]);
    }
  }

  #known = new Set<string>();
  #newReview(): string {
    const name = this.#reviews().find((one) => !this.#known.has(one)) ?? '';
    this.#known.add(name);
    return name;
  }

  /** A colleague merges a review, as one commit or two, or deletes its branch. */
  #end(step: Extract<Step, { review: number }>): void {
    const { remote } = this.#repository;
    const names = this.#reviews();
    const name = names[step.review % Math.max(names.length, 1)];
    if (name === undefined) return;
    if (step.do !== 'close') {
      let tree: string;
      try {
        tree = this.#git(remote, 'merge-tree', '--write-tree', 'main', name);
      } catch {
        // Both have changed the same lines; the colleague leaves it.
        return;
      }
      const parents = ['-p', 'main', ...(step.do === 'merge' ? ['-p', name] : [])];
      const author = ['-c', 'user.name=Lin', '-c', 'user.email=lin@example.org'];
      const commit = this.#git(remote, ...author, 'commit-tree', tree, ...parents, '-m', 'Accepted');
      this.#git(remote, 'update-ref', 'refs/heads/main', commit);
    }
    this.#git(remote, 'update-ref', '-d', `refs/heads/${name}`);
    // Another review may get the name.
    this.#known.delete(name);
    this.#happens(this.#editors, step.do === 'close' ? 'close' : 'accept');
    if (step.do !== 'close') this.#happens(this.#editors, 'receive');
  }

  async run(step: Step): Promise<void> {
    if ('review' in step) this.#end(step);
    else {
      const editor = this.#editors[step.who];
      if (!editor) return;
      if ('chosen' in step) await this.#publish(editor, step);
      else if ('page' in step) this.#save(editor, step);
      else await this.#look(editor);
    }
    this.#nowPublic();
  }

  #save(editor: EditorOfSite, step: Extract<Step, { page: string }>): void {
    const { root, pending } = editor;
    const target = path.join(root, step.page);
    const isThere = existsSync(target);
    const forget = () => {
      for (const key of [...pending.keys()]) if (key.startsWith(step.page)) pending.delete(key);
    };
    const sees = (field: string, value: unknown) => {
      const key = `${step.page} ${field}`;
      editor.seen.set(key, (editor.seen.get(key) ?? new Set()).add(value));
    };
    if (step.do === 'write') {
      const value = isThere ? JSON.parse(readFileSync(target, 'utf8')) : { title: step.page };
      this.#texts += 1;
      const saved = `Text ${this.#texts}`;
      writeFileSync(target, textOf({ ...value, [step.field]: saved }));
      if (!isThere) forget();
      const key = `${step.page} ${step.field}`;
      pending.set(key, saved);
      sees(step.field, value[step.field]);
      sees(step.field, saved);
    } else {
      forget();
      // Who deletes a page has seen all of it.
      if (isThere)
        for (const [field, value] of Object.entries(JSON.parse(readFileSync(target, 'utf8'))))
          sees(field, value);
      const known = step.do === 'take back' ? this.#remote().get(step.page) : null;
      if (typeof known === 'string') writeFileSync(target, known);
      else if (isThere) {
        rmSync(target);
        pending.set(step.page, null);
      }
    }
    this.#happens([editor], 'save', [step.page]);
  }

  /** Both editors see the same in the end, besides what is not public, and nothing is staged or left open. */
  async end(): Promise<void> {
    for (const editor of this.#editors) {
      await this.#look(editor);
      expect(this.#git(editor.root, 'diff', '--cached', '--name-only')).toBe('');
      expect(this.#git(editor.root, 'rev-parse', 'HEAD')).toBe(
        this.#git(this.#repository.remote, 'rev-parse', 'main'),
      );
    }
  }
}

/** Runs one session, and checks after every step that nothing is lost and that the studio says what is so. */
export async function runSession(repository: TestRepository, steps: readonly Step[]): Promise<void> {
  const session = new Session(repository);
  try {
    for (const step of steps) await session.run(step);
    await session.end();
  } finally {
    session.dispose();
  }
}

const [DISPUTED = ''] = PAGES;
const writes = (who: 0 | 1) => ({ do: 'write', who, page: DISPUTED, field: 'title' }) as const satisfies Step;
const publishes = (who: 0 | 1, keeps: 'mine' | 'theirs' = 'mine') =>
  ({ do: 'publish', who, chosen: [DISPUTED], keeps }) satisfies Step;

/** Sessions in which both change the same, which random ones rarely do. */
export const DISPUTES: [Step[]][] = [
  ...(['mine', 'theirs'] as const).map((keeps): [Step[]] => [
    [writes(0), writes(1), publishes(0), { do: 'receive', who: 1 }, publishes(1, keeps)],
  ]),
  // Nobody decides, and the branch follows all the same.
  [[{ do: 'remove', who: 1, page: DISPUTED }, publishes(1), writes(0)]],
];
