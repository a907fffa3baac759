-- Lists of all customers, the newest first; e-mails are in order by their own index.
create index account_by_age on account.account (tenant, created_at desc, id desc);

-- What the vendor's people note of a customer among themselves.
create table account.note (
  id uuid primary key,
  tenant text not null,
  account_id uuid not null references account.account on delete cascade,
  -- Handle of the operator.
  author text not null,
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index note_of_account on account.note (tenant, account_id, created_at desc, id desc);
select platform.isolate('account.note');

-- Set where someone of the vendor's acts for the customer in this session.
alter table account.session add column operator_handle text, add column operator_name text,
  add constraint session_operator check ((operator_handle is null) = (operator_name is null));
