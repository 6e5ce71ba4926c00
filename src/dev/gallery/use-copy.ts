import { useAnnounce } from '../shared/announce.tsx';

/** Returns a function that copies a text to the clipboard; `name` describes the text in the confirmation. */
export function useCopy(): (text: string, name: string) => void {
  const announce = useAnnounce();
  return (text, name) => {
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) {
      announce('Not copied: browsers allow it only on https: or localhost. Select the text instead.');
      return;
    }
    clipboard.writeText(text).then(
      () => announce(`Copied: ${name}`),
      () => announce('Not copied: the browser did not allow it. Select the text instead.'),
    );
  };
}
