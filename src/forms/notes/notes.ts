/** The notes below controls. Their code loads when a visitor first uses a control that has one. */
export { DateEcho } from './DateEcho.tsx';
export { EmailQuestion } from './EmailQuestion.tsx';
export { TextCount } from './TextCount.tsx';
