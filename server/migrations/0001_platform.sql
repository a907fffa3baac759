-- What every module stands on. Each table that holds customers' data has a tenant and a policy; see platform.isolate.

create function platform.tenant() returns text language sql stable parallel safe as
$$ select current_setting('foyer.tenant', true) $$;

-- Row-level security for one table, the same for all: rows of the transaction's tenant and no others, whoever asks.
create function platform.isolate(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (tenant = platform.tenant()) with check (tenant = platform.tenant())', target);
  execute format('grant select, insert, update, delete on %s to foyer_web', target);
end $$;

grant usage on schema platform to foyer_web;

create table platform.idempotency_key (
  tenant text not null,
  caller text not null,
  key uuid not null,
  -- SHA-256 of method, path and body: the same key for another request is a mistake of the caller.
  fingerprint bytea not null,
  started_at timestamptz not null,
  status smallint,
  body text,
  primary key (tenant, caller, key)
);
create index idempotency_key_age on platform.idempotency_key (started_at);
select platform.isolate('platform.idempotency_key');

create table platform.audit_entry (
  id uuid primary key,
  tenant text not null,
  at timestamptz not null,
  actor text not null,
  actor_ip text,
  action text not null,
  object_type text not null,
  object_id text not null,
  -- Whose log shows it: the account that owns the object.
  account_id uuid,
  reason text,
  changes jsonb not null default '{}'
);
create index audit_entry_object on platform.audit_entry (tenant, object_id, at desc, id desc);
create index audit_entry_account on platform.audit_entry (tenant, account_id, at desc, id desc);
select platform.isolate('platform.audit_entry');
-- History is written once.
revoke update, delete on platform.audit_entry from foyer_web;

-- Counters of the rate limits; losing them in a crash is fine, writing them to the log is not needed.
create unlogged table platform.rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on platform.rate_limit to foyer_web;

-- Captchas that were shown to us: a solution is good once.
create table platform.spent_captcha (
  tenant text not null,
  hash bytea not null,
  spent_at timestamptz not null,
  primary key (tenant, hash)
);
create index spent_captcha_age on platform.spent_captcha (tenant, spent_at);
select platform.isolate('platform.spent_captcha');

-- How far the demo's clock was moved; always zero elsewhere.
create table platform.clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
insert into platform.clock default values;
grant select, update on platform.clock to foyer_web;

-- When each periodic job is due again: whichever process asks first after that has this turn.
create table platform.timer (
  name text primary key,
  due_at timestamptz not null
);
grant select, insert, update on platform.timer to foyer_web;

-- Small facts about the installation, such as "the demo world is complete".
create table platform.milestone (
  name text primary key,
  reached_at timestamptz not null
);
grant select, insert on platform.milestone to foyer_web;
