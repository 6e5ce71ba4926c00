import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import type { Connect } from 'vite';
import { isLasting, PICTURE_KINDS, parsePictureUrl } from '@json-site/compiler/media';
import { MEDIA_FOLDER, mediaName, quickPicture, readMedia } from '@json-site/content/media';
import { MEDIA_POLICY, POLICY_HEADER } from './dev-policy.ts';

/** The file behind an address: of a photograph, one of the files that the build would make. */
async function fileFor(root: string, pathname: string): Promise<string | undefined> {
  const folder = path.join(root, MEDIA_FOLDER);
  const variant = parsePictureUrl(pathname);
  if (variant) {
    const { variants } = readMedia(root).files.find(({ name }) => name === variant.name) ?? {};
    return variants && pathname.startsWith(`${variants}-`) ? quickPicture(root, variant) : undefined;
  }
  if (isLasting(pathname) && !readMedia(root).files.some(({ src }) => src === pathname)) return;
  const file = path.join(folder, mediaName(pathname));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return;
  // A link in the repository may lead to any file of this computer.
  return realpathSync(file).startsWith(realpathSync(folder) + path.sep) ? file : undefined;
}

/** The path of a request below this folder, unless it is no valid address. */
function pathOf(folder: string, url = '/'): string | undefined {
  const [pathname = ''] = url.split('?');
  try {
    decodeURIComponent(pathname);
    return `${folder}${pathname}`;
  } catch {
    return undefined;
  }
}

/**
 * Serves content/media/ in development, under the addresses of the build's files.
 * @param folder The path of the requests, `/media` or `/files`.
 */
export function devMedia(root: string, folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathOf(folder, request.url);
    if (pathname === undefined) return next();
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // In a sandbox, Chromium does not show a PDF document.
    if (lookup(pathname) !== 'application/pdf') response.setHeader(POLICY_HEADER, MEDIA_POLICY);
    const sprite = readMedia(root).sprites.find(({ src }) => src === pathname);
    if (sprite) {
      response.setHeader('Content-Type', PICTURE_KINDS.svg.type);
      response.end(sprite.text);
      return;
    }
    fileFor(root, pathname).then((file) => {
      if (file === undefined) {
        response.removeHeader(POLICY_HEADER);
        return next();
      }
      const options = {
        root: path.dirname(file),
        cacheControl: false,
        dotfiles: 'allow',
        index: false,
      } as const;
      send(request, encodeURIComponent(path.basename(file)), options)
        .on('error', next)
        .pipe(response);
    }, next);
  };
}
