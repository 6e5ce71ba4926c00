import type { MouseEvent } from 'react';
import type { FileLocation } from './overlay-data.ts';

/** Where the development server opens a place in the editor. */
export function editorUrl({ editorTarget }: FileLocation): string {
  return `/__open-in-editor?file=${encodeURIComponent(editorTarget)}`;
}

/** Asks for a place to be opened in the editor; the page stays as it is. Resolves with what came of it, in words. */
export async function openInEditor(place: FileLocation): Promise<string> {
  try {
    const response = await fetch(editorUrl(place));
    if (response.ok) return `Asked your editor to open ${place.file}:${place.line}.`;
    return `Your editor was not asked: the development server answered ${response.status}.`;
  } catch {
    return 'Your editor was not asked: the development server does not answer. Is "npm start" running?';
  }
}

/** For a link to the editor: opens the place without leaving the page. */
export function opening(place: FileLocation, onDone: (message: string) => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    void openInEditor(place).then(onDone);
  };
}
