create schema support;
grant usage on schema support to foyer_web;

create table support.ticket_category (
  id uuid primary key,
  tenant text not null,
  name text not null,
  kind text not null,
  product text not null
);
create index ticket_category_of_pair on support.ticket_category (tenant, kind, product, name);
select platform.isolate('support.ticket_category');

create table support.ticket (
  id uuid primary key,
  tenant text not null,
  account_id uuid not null,
  title text not null check (title <> ''),
  description text not null,
  kind text not null,
  product text not null,
  category_id uuid references support.ticket_category,
  deliverable_id uuid,
  state text not null check (state in ('opened', 'pending', 'closed')),
  responsibility text not null check (responsibility in ('admin', 'client')),
  manager_name text,
  creator_name text not null,
  creator_email text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);
create index ticket_of_account on support.ticket (tenant, account_id, state, updated_at desc, id desc);
create index ticket_of_category on support.ticket (category_id);
select platform.isolate('support.ticket');

create table support.comment (
  id uuid primary key,
  tenant text not null,
  ticket_id uuid not null references support.ticket on delete cascade,
  author text not null check (author in ('client', 'staff')),
  author_id uuid,
  author_name text not null,
  author_email text not null,
  body text not null,
  review text check (review in ('positive', 'negative')),
  created_at timestamptz not null
);
create index comment_of_ticket on support.comment (ticket_id, created_at, id);
select platform.isolate('support.comment');
