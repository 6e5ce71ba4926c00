import type { MouseEvent, ReactNode } from 'react';
import { useAnnounce } from './announce.tsx';

/** A location that Vite can open in an editor. `file` is a path from the project's root. */
export interface EditorLocation {
  file: string;
  line: number;
  column: number;
}

function editorUrl({ file, line, column }: EditorLocation): string {
  return `/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
}

/** Opens the location in the editor without leaving the page. Resolves with a message for the author. */
export async function openInEditor(location: EditorLocation): Promise<string> {
  try {
    const response = await fetch(editorUrl(location));
    // Vite responds before the editor starts, and prints to the terminal when it cannot start one.
    if (response.ok) {
      return `Asked your editor to open ${location.file}:${location.line}. If it does not open, the terminal of "npm start" shows why.`;
    }
    return `Could not open your editor: the development server responded with ${response.status}.`;
  } catch {
    return 'Could not open your editor: the development server does not respond. Is "npm start" running?';
  }
}

/** A link that opens a location in the author's editor, and stays on the page. */
export function EditorLink({ location, children }: { location: EditorLocation; children: ReactNode }) {
  const announce = useAnnounce();
  function open(event: MouseEvent) {
    event.preventDefault();
    void openInEditor(location).then(announce);
  }
  return (
    <a href={editorUrl(location)} onClick={open}>
      {children}
    </a>
  );
}
