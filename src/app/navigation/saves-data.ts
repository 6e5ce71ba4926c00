/** Visitors and browsers say so where data is dear; not every browser has a word for it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
