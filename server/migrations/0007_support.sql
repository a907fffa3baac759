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

-- Tickets are numbered per brand, so that people can name them.
create table support.number_sequence (
  tenant text primary key,
  last integer not null
);
select platform.isolate('support.number_sequence');

create table support.ticket (
  id uuid primary key,
  tenant text not null,
  number integer not null,
  account_id uuid not null,
  title text not null check (title <> ''),
  description text not null,
  kind text not null,
  product text not null,
  category_id uuid references support.ticket_category,
  deliverable_id uuid,
  -- How the licence was when the ticket was opened: it may be another tomorrow.
  licence jsonb,
  state text not null check (state in ('opened', 'pending', 'closed')),
  responsibility text not null check (responsibility in ('admin', 'client')),
  manager_name text,
  creator_name text not null,
  creator_email text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  -- The ticket that goes on with this one.
  merged_into uuid references support.ticket,
  review_rating smallint check (review_rating between 1 and 5),
  review_comment text,
  reviewed_at timestamptz,
  unique (tenant, number),
  check ((state = 'closed') = (closed_at is not null)),
  check (merged_into is null or state = 'closed'),
  check ((review_rating is null) = (reviewed_at is null))
);
create index ticket_of_account on support.ticket (tenant, account_id, state, updated_at desc, id desc);
create index ticket_of_brand on support.ticket (tenant, state, updated_at desc, id desc);
create index ticket_of_licence on support.ticket (tenant, deliverable_id, created_at desc) where deliverable_id is not null;
create index ticket_of_category on support.ticket (category_id);
create index ticket_merged_into on support.ticket (merged_into);
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
  -- A note that staff leave for each other; no customer ever sees it.
  internal boolean not null default false,
  review text check (review in ('positive', 'negative')),
  created_at timestamptz not null,
  check (not internal or author = 'staff')
);
create index comment_of_ticket on support.comment (ticket_id, created_at, id);
select platform.isolate('support.comment');

-- Who else gets a ticket's mails.
create table support.secondary_email (
  id uuid primary key,
  tenant text not null,
  ticket_id uuid not null references support.ticket on delete cascade,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  unique (ticket_id, email)
);
select platform.isolate('support.secondary_email');

-- A file. It is known before its first byte is written, so that one of an upload that broke off is found and removed.
create table support.attachment (
  id uuid primary key,
  tenant text not null,
  -- Whose quota it counts against; null for files of staff.
  account_id uuid,
  ticket_id uuid references support.ticket on delete cascade,
  -- Null for files of the ticket's own description.
  comment_id uuid references support.comment on delete cascade,
  belongs_to uuid generated always as (coalesce(comment_id, ticket_id)) stored,
  name text not null,
  size integer not null default 0,
  -- What the content says it is, not what its sender does.
  type text not null default 'application/octet-stream',
  image boolean not null default false,
  kept boolean not null default false,
  created_at timestamptz not null,
  check (not kept or ticket_id is not null)
);
create index attachment_of_message on support.attachment (belongs_to, created_at, id);
create index attachment_of_ticket on support.attachment (ticket_id);
create index attachment_of_comment on support.attachment (comment_id);
create index attachment_of_account on support.attachment (tenant, account_id);
create index attachment_unkept on support.attachment (tenant, created_at) where not kept;
select platform.isolate('support.attachment');

-- Answers that came by mail, by Message-ID: a gateway may hand one over twice.
create table support.inbound_mail (
  tenant text not null,
  message_id text not null,
  ticket_id uuid not null references support.ticket on delete cascade,
  received_at timestamptz not null,
  primary key (tenant, message_id)
);
create index inbound_mail_of_ticket on support.inbound_mail (ticket_id);
select platform.isolate('support.inbound_mail');
