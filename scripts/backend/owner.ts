export { command } from './command.ts';
export {
  type Mailbox,
  mailFolder,
  type ReceivedMessage,
  readMailbox,
  removeFromMailbox,
} from './mail/mailbox.ts';
export { type OwnerAccess, openDatabase } from './owner-access.ts';
export { ALARM_MINUTES, describeDelivery, findSubmissions, type StoredSubmission } from './owner-commands.ts';
