/** The screens on which every subject is taken: a phone, a tablet, a laptop. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export type Screen = (typeof SCREENS)[number];

export const SCREENSHOT_SCHEMES = ['light', 'dark'] as const;

export type ScreenshotScheme = (typeof SCREENSHOT_SCHEMES)[number];

/** One picture of a subject. */
export interface Look {
  width: number;
  scheme: ScreenshotScheme;
}

/** All pictures of a subject, in the order in which they stand side by side. */
export const LOOKS: Look[] = SCREENSHOT_SCHEMES.flatMap((scheme) =>
  SCREENS.map(({ width }) => ({ width, scheme })),
);

/** A picture's file, from the folder of the sheet. */
export const pictureFile = (subject: string, { width, scheme }: Look) => `${subject}/${width}-${scheme}.png`;

/** The file with all pictures of a subject side by side, from the folder of the sheet. */
export const overviewFile = (subject: string) => `${subject}/overview.png`;
