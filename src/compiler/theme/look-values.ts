/**
 * What a theme changes of the style sheets. `@media (--theme-logo)` contains the rules of the flag `logo`, and
 * `@media not (--theme-logo)` those without it; `var(--theme-card-ground, …)` is the value `card-ground`.
 * scripts/build/styles/theme-look.ts applies them, so that a page carries only the rules of its theme.
 */
export interface Look {
  flags: Flag[];
  values: Partial<Record<LookValue, string>>;
}

export type Flag = (typeof FLAGS)[number];
export const FLAGS = [
  'boxes',
  'centred',
  'headings-above',
  'headings-centred',
  'logo',
  'no-boxes',
  'no-name',
  'one-colour',
  'own-header',
  'rows',
  'two-rows',
] as const;

export type LookValue = (typeof LOOK_VALUES)[number];
export const LOOK_VALUES = [
  'backdrop',
  'band-scheme',
  'button-radius',
  'button-weight',
  'card-body',
  'card-border',
  'card-ground',
  'card-padding',
  'card-shadow',
  'fold-content',
  'fold-path',
  'footer-ground',
  'footer-scheme',
  'half-page',
  'header-ground',
  'header-scheme',
  'heading-weight',
  'logo-height',
  'logo-room',
  'menu-room',
  'menu-text',
  'name-size',
  'name-size-end',
  'name-weight',
  'scroll-top',
  'size-body',
  'size-display',
  'size-h1',
  'size-h2',
  'size-h3',
  'size-lead',
  'size-small',
  'space-12',
  'space-4',
  'space-6',
  'space-8',
  'space-section',
  'width-page',
] as const;
