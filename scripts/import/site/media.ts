import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { slug } from '@json-site/compiler/documents';
import { formatOfName } from '@json-site/compiler/media';
import { MEDIA_FOLDER, readMedia } from '@json-site/content/media';

/** Formats that browsers do not show, or that move. Each becomes a still PNG. */
const CONVERTED = /\.(?:gif|tiff?|bmp)$/i;
const DOCUMENT = /\.(?:pdf|epub|docx|xlsx|pptx|odt|ods|odp|zip|csv|txt|ics)$/i;
const OTHER = /\.(?:mp4|webm|mp3|m4a|ogg|opus|vtt)$/i;

const LONGEST_NAME = 80;

/** The pictures and documents of an old site that pages of the new one use. */
export interface MediaPlan {
  /** The name of a file in content/media/. Undefined if no page can use it. */
  nameOf(file: string): string | undefined;
  isDocument(name: string): boolean;
  /** Copies the files into a site. Returns those that cannot be used, with the reason. */
  copy(root: string): Promise<Map<string, string>>;
}

const bytesEqual = (a: string, b: string) => existsSync(b) && readFileSync(a).equals(readFileSync(b));

/** The name that a file gets: small letters, digits and hyphens. */
function plainName(file: string): string | undefined {
  const ending = path.extname(file).toLowerCase();
  const base =
    slug(path.basename(file, path.extname(file)))
      .replaceAll('/', '-')
      .slice(0, LONGEST_NAME) || 'file';
  if (CONVERTED.test(ending)) return `${base}.png`;
  if (formatOfName(`x${ending}`)) return `${base}${ending}`;
  if (DOCUMENT.test(ending)) return `files/${base}${ending}`;
  return OTHER.test(ending) ? `${base}${ending}` : undefined;
}

async function copyFile(file: string, target: string): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  if (CONVERTED.test(file)) await sharp(file).png().toFile(target);
  else copyFileSync(file, target);
}

/** Plans the names of files in content/media/ of a site. */
export function planMedia(root: string): MediaPlan {
  const names = new Map<string, string>();
  const used = new Set<string>();
  return {
    isDocument: (name) => name.startsWith('files/'),
    nameOf(file) {
      const known = names.get(file);
      const plain = plainName(file);
      if (known !== undefined || plain === undefined) return known;
      const isTaken = (name: string) => {
        const target = path.join(root, MEDIA_FOLDER, name);
        return used.has(name) || (existsSync(target) && !bytesEqual(file, target));
      };
      let name = plain;
      for (let number = 2; isTaken(name); number++) name = plain.replace(/(?=\.\w+$)/, `-${number}`);
      used.add(name);
      names.set(file, name);
      return name;
    },
    async copy(target) {
      const faults = new Map<string, string>();
      for (const [file, name] of names)
        await copyFile(file, path.join(target, MEDIA_FOLDER, name)).catch((error: Error) => {
          faults.set(name, error.message);
        });
      for (const { name, fault } of readMedia(target).files)
        if (fault && used.has(name))
          faults.set(name, fault.kind === 'svg' ? (fault.parts[0]?.what ?? 'svg') : fault.kind);
      return faults;
    },
  };
}
