-- Stops if the role that applies the migrations has no BYPASSRLS. It owns the functions of the triggers, and every table has
-- row-level security that applies to its owner too: without the attribute they would read no settings, and each insert fail.
do $$
begin
  if not exists (
    select from pg_catalog.pg_roles where rolname = current_user and (rolbypassrls or rolsuper)
  ) then
    raise exception using
      message = pg_catalog.format('The role %I needs the attribute BYPASSRLS: without it, no form can be sent.', current_user),
      hint = pg_catalog.format(
        'As a superuser, run: alter role %I bypassrls; then apply the migrations again.', current_user
      );
  end if;
end
$$;
