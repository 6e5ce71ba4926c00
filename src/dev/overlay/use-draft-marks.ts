import { useEffect } from 'react';

/** Marks the links to drafts on the page, in lists and menus too. */
function linkStyles(drafts: readonly string[]): string {
  if (drafts.length === 0) return '';
  const links = drafts.map((route) => `a[href=${JSON.stringify(route)}]`).join(',');
  const look =
    'margin-inline-end:.5em;padding:0 .4em;border:1px solid;border-radius:4px;font:600 12px/1.4 sans-serif';
  return `:is(${links})::before{content:"Draft";${look}}`;
}

/** Marks the links to drafts while the component is on screen. */
export function useDraftMarks(drafts: readonly string[] = []): void {
  const styles = linkStyles(drafts);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [styles]);
}
