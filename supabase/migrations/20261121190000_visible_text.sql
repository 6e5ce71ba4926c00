-- The rule of every text that a visitor writes: it has at least one visible character. The forms treat any other text as
-- empty. The function belongs to all forms, like the guards. The role that inserts a row needs to execute it, but no
-- visitor can call it: the schema stays closed.

create function private.is_visible(value text) returns boolean
language sql immutable strict set search_path = '' return
  value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]';

revoke all on function private.is_visible(text) from public, anon, authenticated, service_role;
grant execute on function private.is_visible(text) to anon, authenticated, service_role;
