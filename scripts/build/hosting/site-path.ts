/** The path of a site below the root of its host, such as `/shop`; empty at the root. */
export const sitePath = ({ pathname }: URL): string => pathname.replace(/\/$/, '');
