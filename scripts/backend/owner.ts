export { command } from './command.ts';
export {
  mailFolder,
  readMailbox,
  removeFromMailbox,
} from './mail/mailbox.ts';
export { type OwnerAccess, openDatabase } from './owner-access.ts';
export { ALARM_MINUTES, describeDelivery, findSubmissions } from './owner-commands.ts';
