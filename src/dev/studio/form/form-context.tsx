import { createContext, useContext, useEffect, useState } from 'react';
import type { IconNode } from '../../../compiler/model.ts';
import { callDevApi } from '../../shared/call-dev-api.ts';
import type { StudioSite } from '../protocol.ts';

/** What the fields of a form may know beyond their own value. */
export interface FormContext {
  site: StudioSite;
  route: string;
  /** The places of the page as it is edited. */
  here: readonly string[];
}

const FactsContext = createContext<FormContext | null>(null);

/** Gives the site's facts to every field below. */
export const FormContextProvider = FactsContext;

/** The site's facts. Throws outside a FactsProvider. */
export function useFormContext(): FormContext {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('useFacts needs a FactsProvider above it.');
  return facts;
}

let icons: Promise<Record<string, IconNode>> | undefined;

/** Every icon with its drawing, fetched when somebody first chooses one. */
export function useIcons(isWanted: boolean): Record<string, IconNode> {
  const [known, setKnown] = useState<Record<string, IconNode>>({});
  useEffect(() => {
    if (!isWanted) return;
    icons ??= callDevApi<Record<string, IconNode>>('icons');
    let isHere = true;
    icons.then(
      (all) => isHere && setKnown(all),
      () => {
        icons = undefined;
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return known;
}
