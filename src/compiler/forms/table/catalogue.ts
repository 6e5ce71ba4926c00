/** A part of a table by name, in PostgreSQL's own notation. */
export interface NamedDefinition {
  name: string;
  definition: string;
}

export interface CatalogueColumn {
  name: string;
  type: string;
  isRequired: boolean;
  default: string | null;
}

export interface CatalogueFunction extends NamedDefinition {
  type: string;
  /** The roles of visitors that may execute the function. */
  callers: string[];
}

/** Everything that PostgreSQL knows about the table of a form. */
export interface TableCatalogue {
  columns: CatalogueColumn[];
  checks: NamedDefinition[];
  /** The functions that the checks call. */
  functions: CatalogueFunction[];
  /** The privileges of visitors, for example "anon INSERT email". */
  grants: string[];
  /** True if row-level security is enabled, also for the owner. */
  isSecured: boolean;
  policies: NamedDefinition[];
  triggers: NamedDefinition[];
  indexes: NamedDefinition[];
}

/** The roles whose privileges a form's table restricts, as SQL. */
const VISITOR_ROLES = `case grantee when 0 then 'public' else pg_get_userbyid(grantee) end`;
const IS_VISITOR = `(grantee = 0 or pg_get_userbyid(grantee) in ('anon', 'authenticated'))`;

/** Returns the query that reads a table's catalogue, as one JSON value in the column `catalogue`. */
export function catalogueQuery(table: string): string {
  const own = `to_regclass('public.' || quote_ident('${table.replaceAll("'", "''")}'))`;
  return `with form_table as (select * from pg_class where oid = ${own})
select json_build_object(
  'columns', (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
      'isRequired', attnotnull, 'default', pg_get_expr(adbin, adrelid)) order by attnum)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = form_table.oid and attnum > 0 and not attisdropped),
  'checks', (select coalesce(json_agg(json_build_object('name', conname,
      'definition', regexp_replace(pg_get_constraintdef(oid), ' NOT VALID$', '')) order by conname), '[]')
    from pg_constraint where conrelid = form_table.oid and contype = 'c'),
  'functions', (select coalesce(json_agg(json_build_object('name', proname,
      'type', format_type(proargtypes[0], null), 'definition', pg_get_functiondef(oid),
      'callers', (select coalesce(json_agg(${VISITOR_ROLES} order by grantee), '[]')
        from aclexplode(coalesce(proacl, acldefault('f', proowner))) where ${IS_VISITOR})) order by proname), '[]')
    from pg_proc where pronamespace = to_regnamespace('private') and proname <> 'is_visible' and oid in (
      select refobjid from pg_depend join pg_constraint on pg_constraint.oid = objid
      where classid = 'pg_constraint'::regclass and refclassid = 'pg_proc'::regclass
        and conrelid = form_table.oid)),
  'grants', (select coalesce(json_agg(line order by line), '[]') from (
      select ${VISITOR_ROLES} || ' ' || privilege_type as line from aclexplode(form_table.relacl) where ${IS_VISITOR}
      union all
      select ${VISITOR_ROLES} || ' ' || privilege_type || ' ' || attname
        from pg_attribute, aclexplode(attacl) where attrelid = form_table.oid and ${IS_VISITOR}) as lines),
  'isSecured', relrowsecurity and relforcerowsecurity,
  'policies', (select coalesce(json_agg(json_build_object('name', policyname, 'definition',
      concat_ws(' ', permissive, roles, cmd, 'using', qual, 'with check', with_check)) order by policyname), '[]')
    from pg_policies where schemaname = 'public' and tablename = form_table.relname),
  'triggers', (select coalesce(json_agg(json_build_object('name', tgname,
      'definition', tgenabled::text || ' ' || pg_get_triggerdef(oid)) order by tgname), '[]')
    from pg_trigger where tgrelid = form_table.oid and not tgisinternal),
  'indexes', (select coalesce(json_agg(json_build_object('name', indexrelid::regclass::text,
      'definition', pg_get_indexdef(indexrelid)) order by indexrelid::regclass::text), '[]')
    from pg_index where indrelid = form_table.oid)
) as catalogue from form_table`;
}
