-- The log of everything, the newest first, and of one actor. The first for the log of everything alone, which names the condition.
create index audit_entry_by_age on platform.audit_entry (tenant, at desc, id desc) where action <> '';
create index audit_entry_actor on platform.audit_entry (tenant, actor, at desc, id desc);

-- What was called with each key and session of the operator's side. Kept for thirty days.
create table operator.call (
  id uuid primary key,
  tenant text not null,
  credential_id uuid not null references operator.credential on delete cascade,
  at timestamptz not null,
  method text not null,
  -- As it was asked, without the query: what was searched for may be a person's name.
  path text not null,
  status smallint not null,
  ip text not null,
  request_id text not null
);
create index call_of_credential on operator.call (tenant, credential_id, at desc, id desc);
create index call_by_age on operator.call (tenant, at);
select platform.isolate('operator.call');
