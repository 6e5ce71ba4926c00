-- Editors who manage the editors, in the studio. A site without an owner manages them with `npm run editors`.

alter table private.editors drop constraint editors_role_check;
alter table private.editors add constraint editors_role_check check (role in ('write', 'publish', 'own'));

-- Keeps the last owner: nobody could manage the editors in the studio.
create function private.keep_owner() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.role = 'own' and (tg_op = 'DELETE' or new.role <> 'own') then
    -- One change after the other: two owners who remove each other at the same time would leave none.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('private.keep_owner'));
    if not exists (select from private.editors e where e.role = 'own' and e.address <> old.address) then
      raise exception '% is the last owner', old.address using errcode = 'check_violation';
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$$;
revoke all on function private.keep_owner() from public, anon, authenticated, service_role;

create trigger keep_owner before update or delete on private.editors
for each row execute function private.keep_owner();
