/** Turns a message into the name of a branch: "Change the phone number" → "change-the-phone-number". */
export function branchNameFor(message: string): string {
  const words = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['content']).join('-').slice(0, 60).replace(/-$/, '');
}
