/** `28 Nov 2026, 14:05` */
export const formatDate = (date: string): string =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
