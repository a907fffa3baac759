-- The code of an authenticator app beside an operator's password, as customers have it.
create table operator.second_factor (
  operator_id uuid primary key references operator.operator on delete cascade,
  tenant text not null,
  -- Encrypted: whoever reads the table alone cannot make codes.
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The half-minute of the last code that was taken; a code is never taken twice.
  last_step bigint
);
select platform.isolate('operator.second_factor');

create table operator.backup_code (
  hash bytea primary key,
  tenant text not null,
  operator_id uuid not null references operator.operator on delete cascade,
  used_at timestamptz
);
create index backup_code_of_operator on operator.backup_code (operator_id);
select platform.isolate('operator.backup_code');
