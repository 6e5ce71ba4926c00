/** Names of the icons that the interface itself shows. The build draws them beside those of the content. */
export const SIGNS = [
  'arrow-right',
  'arrow-up',
  'calendar-days',
  'check',
  'chevron-down',
  'circle-check',
  'x',
] as const;
