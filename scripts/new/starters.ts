export { formStarter } from './form.ts';
export { pageStarter } from './page.ts';
export { recordStarter } from './record.ts';
export { UsageError, writeStarter } from './starter.ts';
