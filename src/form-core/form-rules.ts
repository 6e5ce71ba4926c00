export { branchesOf } from './form-rules/branches.ts';
export {
  decisiveDefinition,
  definitionsNamed,
  groupsAmong,
  itemDefinitions,
  optionsAmong,
} from './form-rules/definitions.ts';
export {
  isQuestion,
  labelInSentence,
  messageKey,
  nameInMessages,
  RULES_BY_PRIORITY,
  writeMessage,
} from './form-rules/messages.ts';
export { prune, type Visible, visibleProperties } from './form-rules/visible.ts';
export { hasVisibleCharacter } from './form-rules/visible-text.ts';
