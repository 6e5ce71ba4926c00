/** The words of a text: a list without quotation marks. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
