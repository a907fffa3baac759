-- Mailed links with which operators choose a password: the first one (invite) or a new one (password_reset). A link that was used is deleted.
create table operator.link_token (
  hash bytea primary key,
  tenant text not null,
  purpose text not null check (purpose in ('invite', 'password_reset')),
  operator_id uuid not null references operator.operator on delete cascade,
  -- Where it was mailed to: it opens nothing once the operator has another address.
  email text not null,
  -- Who sent an invite, and with what: it ends with them, as a key does.
  made_by uuid references operator.operator on delete set null,
  made_with uuid references operator.credential on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index link_token_of_operator on operator.link_token (operator_id);
create index link_token_made_by on operator.link_token (made_by);
create index link_token_made_with on operator.link_token (made_with);
create index link_token_by_end on operator.link_token (tenant, expires_at);
select platform.isolate('operator.link_token');

-- When and by whom the address was chosen that the operator's first password came from. Null for programs, and for those made on the server.
alter table operator.operator add column invited_at timestamptz, add column invited_by uuid references operator.operator on delete set null;
