/** A phone, a tablet and a laptop. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export type Screen = (typeof SCREENS)[number];

export const SCREENSHOT_SCHEMES = ['light', 'dark'] as const;

export type ScreenshotScheme = (typeof SCREENSHOT_SCHEMES)[number];

/** The width and the colour scheme of a screenshot. */
export interface Look {
  width: number;
  scheme: ScreenshotScheme;
}

/** The looks of every subject. */
export const LOOKS: Look[] = SCREENSHOT_SCHEMES.flatMap((scheme) =>
  SCREENS.map(({ width }) => ({ width, scheme })),
);

/** The path of a screenshot in the folder of screenshots. */
export const screenshotFile = (subject: string, { width, scheme }: Look) =>
  `${subject}/${width}-${scheme}.png`;
