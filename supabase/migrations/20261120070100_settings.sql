-- The settings: one row, which only the owner can read and change. docs/database.md shows how.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Submissions of one client, and of all clients, within limit_window.
  client_limit integer not null default 5 check (client_limit >= 0),
  site_limit integer not null default 60 check (site_limit >= 0),
  limit_window interval not null default interval '10 minutes'
    check (limit_window > interval '0' and limit_window < interval '24 hours'),
  -- Equal submissions of a client within this time are stored once. More than limit_window has no effect.
  repeat_window interval not null default interval '10 minutes'
    check (repeat_window >= interval '0' and repeat_window <= interval '24 hours'),
  -- The privacy policy promises 18 months at the latest.
  retention interval not null default interval '18 months'
    check (retention > interval '1 day' and retention <= interval '18 months'),
  -- A request header that the host sets and a visitor cannot forge. If empty: the last entry of X-Forwarded-For.
  client_header text not null default 'cf-connecting-ip',
  -- The key of the hashes in private.arrivals.
  secret bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')),
  -- Submissions from one network (IPv4: /24, IPv6: /48) within limit_window, so that no network takes the whole limit.
  network_limit integer not null default 15 check (network_limit >= 0),
  -- A form that is sent sooner after the page was opened is quarantined.
  least_seconds integer not null default 3 check (least_seconds between 0 and 60),
  -- The daily digest is queued at this time (UTC).
  digest_at time not null default '07:00'
);
insert into private.settings default values;

-- No policy: only the owner has access.
alter table private.settings enable row level security;
alter table private.settings force row level security;
revoke all on private.settings from public, anon, authenticated, service_role;

-- Replaces: 20261120080000, 20261121213000, 20261127210000
