import { timeIndex } from './create-table.ts';
import { literal } from './sql-text.ts';

/** A part of a table by name, in PostgreSQL's own notation. */
export interface CataloguePart {
  name: string;
  definition: string;
  /** The SQL that drops it, for example "drop trigger one_row on public.visits;". */
  drop: string;
}

/** The definition of a column is its type. */
export interface CatalogueColumn extends CataloguePart {
  /**
   * The SQL that drops what requires a value: `not null`, or the check that replaces it. The checks are without that.
   */
  requirement: string | null;
}

/** Everything that PostgreSQL knows about the table of a form. */
export interface TableCatalogue {
  columns: CatalogueColumn[];
  checks: CataloguePart[];
  /** The functions that the checks call, with the roles of visitors that may execute them. */
  functions: CataloguePart[];
  /** Policies, triggers and the index by time. Each name begins with the kind: "trigger one_row". */
  protection: CataloguePart[];
  /** The privileges of visitors, for example "anon INSERT email". */
  grants: string[];
  /** True if row-level security is enabled, also for the owner. */
  isSecured: boolean;
}

/** The check that replaces `not null` in a table that may have older rows without a value. */
export const requiredCheck = (column: string) => `${column}_required`;

/** The roles whose privileges a form's table restricts, as SQL. */
const VISITOR_ROLES = `case grantee when 0 then 'public' else pg_get_userbyid(grantee) end`;
const IS_VISITOR = `(grantee = 0 or pg_get_userbyid(grantee) in ('anon', 'authenticated'))`;
const IS_REQUIRED_CHECK = `conname = attname || '${requiredCheck('')}' and conrelid = attrelid`;

const listOf = (rows: string) => `(select coalesce(json_agg(rows), '[]') from (${rows}) as rows)`;

/** The SQL that drops the object with the column `oid` of a system catalogue. */
const dropOf = (catalogue: string) => `(
      select format('drop %s %s;', type, identity) from pg_identify_object('${catalogue}'::regclass, oid, 0)) as drop`;

/** Returns the query that reads a table's catalogue, as one JSON value in the column `catalogue`. */
export function catalogueQuery(table: string): string {
  return `with form_table as (
  select * from pg_class where oid = to_regclass('public.' || quote_ident(${literal(table)})))
select json_build_object(
  'columns', ${listOf(`
    select attname as name, format_type(atttypid, atttypmod) as definition, format('drop column %I', attname) as drop,
      case when attnotnull then format('alter column %I drop not null', attname)
        else (select format('drop constraint %I', conname) from pg_constraint where ${IS_REQUIRED_CHECK}) end as requirement
    from pg_attribute where attrelid = form_table.oid and attnum > 0 and not attisdropped order by attnum`)},
  'checks', ${listOf(`
    select conname as name, regexp_replace(pg_get_constraintdef(oid), ' NOT VALID$', '') as definition,
      format('drop constraint %I', conname) as drop
    from pg_constraint where conrelid = form_table.oid and contype = 'c' and not exists (
      select from pg_attribute where ${IS_REQUIRED_CHECK})
    order by conname`)},
  'functions', ${listOf(`
    select proname as name, pg_get_functiondef(oid) || (
      select coalesce(json_agg(${VISITOR_ROLES} order by grantee), '[]')::text
      from aclexplode(coalesce(proacl, acldefault('f', proowner))) where ${IS_VISITOR}) as definition,
      format('drop function private.%I(%s);', proname, format_type(proargtypes[0], null)) as drop
    from pg_proc where pronamespace = to_regnamespace('private') and proname <> 'is_visible' and oid in (
      select refobjid from pg_depend join pg_constraint on pg_constraint.oid = objid
      where classid = 'pg_constraint'::regclass and refclassid = 'pg_proc'::regclass
        and conrelid = form_table.oid)
    order by proname`)},
  'protection', ${listOf(`
    select 'policy ' || polname as name, concat_ws(' ', polpermissive, polroles, polcmd, 'using',
      pg_get_expr(polqual, polrelid), 'with check', pg_get_expr(polwithcheck, polrelid)) as definition,
      ${dropOf('pg_policy')}
    from pg_policy where polrelid = form_table.oid
    union all select 'trigger ' || tgname, tgenabled::text || ' ' || pg_get_triggerdef(oid), ${dropOf('pg_trigger')}
    from pg_trigger where tgrelid = form_table.oid and not tgisinternal
    union all select 'index ' || relname, pg_get_indexdef(oid), ${dropOf('pg_class')}
    from pg_class join pg_index on indexrelid = oid
    where indrelid = form_table.oid and relname = ${literal(timeIndex(table))}
    order by name`)},
  'grants', (select coalesce(json_agg(line order by line), '[]') from (
      select ${VISITOR_ROLES} || ' ' || privilege_type as line from aclexplode(form_table.relacl) where ${IS_VISITOR}
      union all
      select ${VISITOR_ROLES} || ' ' || privilege_type || ' ' || attname
        from pg_attribute, aclexplode(attacl) where attrelid = form_table.oid and ${IS_VISITOR}) as lines),
  'isSecured', relrowsecurity and relforcerowsecurity
) as catalogue from form_table`;
}
