import type { PostgresDatabase } from '../../../support/postgres.ts';
import { words } from '../../../support/words.ts';
import { FORM_TABLES } from '../tables.ts';

const TRIGGERS = ['one_row', 'own_columns', 'stored_once', 'within_limits', 'row_rules'];

/** Reads row-level security, policies, triggers, functions and views, one line each. */
export const TABLE_RULES = `
select 'table ' || oid::regclass || ' rls ' || relrowsecurity || ' forced ' || relforcerowsecurity as line
  from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')
union all
select concat_ws(' ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
  where schemaname in ('public', 'private')
union all
select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgfoid::regproc || ' ' || tgtype || ' ' || tgenabled::text
  from pg_trigger where not tgisinternal
union all
select 'function ' || proname || ' definer ' || prosecdef || ' ' || coalesce(array_to_string(proconfig, ','), '')
  from pg_proc where pronamespace::regnamespace::text in ('public', 'private')
union all
select 'view ' || oid::regclass from pg_class
  where relkind in ('v', 'm') and relnamespace::regnamespace::text in ('public', 'private')
`;

const FUNCTIONS = [
  ...TRIGGERS,
  ...words(`
    admit outbox request_headers client_address network_key content_key reason_to_hold form_tables forget_arrivals
    noticed_language clean_up schedule_clean_up pause_after health queue_digest delivery_of wake schedule_delivery
    report_closed_cron submissions_claim submissions_sent submissions_failed submissions_requeue
    submissions_health submissions_list submissions_count submissions_erase listed_tables matching_rows
    texts_inside row_text match_address address_pattern plain_text percent_decoded invisible_characters
    submissions_clean_up verification erase_verifications submissions_mark submissions_unmark
    submissions_catalogue submissions_receive rows_outside_rules reference tell_reference
    submissions_targets receipt_key queue_targets submissions_newest submissions_done
    studio_editors studio_editor studio_set_editor studio_remove_editor
  `),
];

/** What a stored moment reads as does not depend on the session. */
const SETTINGS: Record<string, string> = {
  row_rules: ',TimeZone=UTC',
  rows_outside_rules: ',TimeZone=UTC',
};

/** The interpreter. Its caller has set the search path: to set it for each value would take most of the time. */
const INTERPRETER = words(`
  broken_rule is_multiple is_visible has_type branches definitions_of is_later refusal with_groups answers is_valid refusal_of_answers
  combined_text
`);

const PRIVATE_TABLES = [
  'settings',
  'arrivals',
  'outbox',
  'erasures',
  'verifications',
  'forms',
  'targets',
  'editors',
];

function expected(): string[] {
  const tables = FORM_TABLES.map(({ table }) => table);
  return [
    ...[...tables, ...PRIVATE_TABLES.map((name) => `private.${name}`)].map(
      (name) => `table ${name} rls true forced true`,
    ),
    ...tables.map(
      (name) => `policy ${name} visitors_insert PERMISSIVE {anon,authenticated} INSERT (created_at = now())`,
    ),
    // The trigger type 7 means BEFORE INSERT FOR EACH ROW, and 5 AFTER INSERT FOR EACH ROW.
    ...tables.map((table) => `trigger ${table} outbox private.outbox 5 O`),
    ...tables.flatMap((table) => TRIGGERS.map((name) => `trigger ${table} ${name} private.${name} 7 O`)),
    'trigger private.forms protect_form private.protect_form 21 O',
    // BEFORE UPDATE OR DELETE FOR EACH ROW.
    'trigger private.editors keep_owner private.keep_owner 27 O',
    ...FUNCTIONS.map((name) => `function ${name} definer true search_path=""${SETTINGS[name] ?? ''}`),
    'function protect_form definer false search_path=""',
    'function keep_owner definer false search_path=""',
    ...INTERPRETER.map((name) => `function ${name} definer false `),
  ];
}

/** Compares the actual structure with the expected one. */
export function structureViolations(lines: { line: string }[]): string[] {
  const wanted = new Set(expected());
  const actual = new Set(lines.map(({ line }) => line));
  return [
    ...[...actual].filter((line) => !wanted.has(line)).map((line) => `not expected: ${line}`),
    ...[...wanted].filter((line) => !actual.has(line)).map((line) => `missing: ${line}`),
  ];
}

/** Reads the structure of a database. */
export function readStructure(database: PostgresDatabase): Promise<{ line: string }[]> {
  return database.query<{ line: string }>(TABLE_RULES);
}
