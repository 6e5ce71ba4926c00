export { BYTE_ORDER_MARK } from './csv.ts';
export { exportCsv } from './export-csv.ts';
export { type OwnerAccess, openDatabase } from './owner-access.ts';
export {
  ALARM_MINUTES,
  countSubmissions,
  type Delivery,
  describeDelivery,
  describeErasure,
  eraseFound,
  type Filter,
  findPerson,
  findSubmissions,
  inboxesOf,
  readHealth,
  type StoredSubmission,
} from './owner-commands.ts';
export { listSubmissions } from './submissions.ts';
