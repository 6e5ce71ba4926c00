/** `npm run test:full` sets TESTS=full: every combination, where `npm test` runs a selection. */
export const IS_FULL_RUN = process.env['TESTS'] === 'full';
