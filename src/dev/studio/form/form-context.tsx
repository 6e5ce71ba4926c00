import { createContext, useContext, useEffect, useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import type { IconNode } from '@json-site/model/model';
import type { BlockValue, StudioSite } from '../protocol.ts';

/** The values besides their own that the fields of a form use. */
interface FormContext {
  site: StudioSite;
  /** Address of the document that is open: the route of a page. */
  route: string;
  /** The tag of its language, for the spell checker and screen readers. */
  lang: string;
  /** Anchors of the page as it is edited. */
  ownAnchors: readonly string[];
  /** Gives the open block other values, and adds a block after it. Undefined in a form of anything but a block. */
  moveToBlock?: ((values: Record<string, unknown>, added: BlockValue) => void) | undefined;
}

export const FormContextProvider = createContext<FormContext | null>(null);

export function useFormContext(): FormContext {
  const context = useContext(FormContextProvider);
  if (!context) throw new Error('useFormContext needs a FormContextProvider above it.');
  return context;
}

let icons: Promise<Record<string, IconNode>> | undefined;

/** Returns every icon by its name. Loads them once, when a component first needs them. */
export function useIcons(isNeeded: boolean): Record<string, IconNode> {
  const [loaded, setLoaded] = useState<Record<string, IconNode>>({});
  useEffect(() => {
    if (!isNeeded) return;
    icons ??= callDevApi<Record<string, IconNode>>('icons');
    icons.then(setLoaded, () => {
      icons = undefined;
    });
  }, [isNeeded]);
  return loaded;
}
