/** The notes below controls. Their code loads when a visitor first uses a control that has one. */
export { CharacterCount } from './CharacterCount.tsx';
export { DateEcho } from './DateEcho.tsx';
export { EmailQuestion } from './EmailQuestion.tsx';
