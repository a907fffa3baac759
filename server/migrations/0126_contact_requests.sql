-- People who want to be contacted. No call of this server reads or writes them: the table is where the vendor's other programs keep them.
create table account.contact_request (
  id uuid primary key,
  tenant text not null,
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'in_progress', 'closed')),
  locale text not null,
  email text not null,
  ticket_id uuid,
  deliverable_id uuid,
  login_url text,
  name text,
  second_name text,
  company text,
  position text,
  phone text,
  country text,
  use_cases text[] not null default '{}',
  tracking jsonb not null default '{}'
);
create index contact_request_by_age on account.contact_request (tenant, created_at desc, id desc);
select platform.isolate('account.contact_request');
