create schema company;
grant usage on schema company to foyer_web;

create table company.company (
  id uuid primary key,
  tenant text not null,
  title text not null check (title <> ''),
  created_at timestamptz not null
);
select platform.isolate('company.company');

-- One company per person; exactly one member owns it.
create table company.member (
  account_id uuid primary key,
  tenant text not null,
  company_id uuid not null references company.company on delete cascade,
  owner boolean not null,
  billing boolean not null,
  tickets boolean not null,
  deliverables boolean not null,
  retroview boolean not null,
  joined_at timestamptz not null,
  check (not owner or (billing and tickets and deliverables and retroview))
);
create index member_of_company on company.member (company_id);
create unique index one_owner_per_company on company.member (company_id) where owner;
select platform.isolate('company.member');

-- What one person lets another see of their own. Two rows make a pair of colleagues.
create table company.colleague (
  id uuid not null unique,
  grantor_id uuid not null,
  grantee_id uuid not null check (grantee_id <> grantor_id),
  tenant text not null,
  payments boolean not null default false,
  statistics boolean not null default false,
  licenses boolean not null default false,
  tickets boolean not null default false,
  created_at timestamptz not null,
  primary key (grantor_id, grantee_id)
);
create index colleague_of_grantee on company.colleague (grantee_id);
select platform.isolate('company.colleague');

-- Whose data of one kind a person may list: their own, their company owner's where they have the role, and what colleagues share.
-- The rights are called billing, tickets, deliverables and retroview; between colleagues payments, tickets, licenses and statistics.
create function company.readable_owners(viewer uuid, wanted text) returns table (account_id uuid) language sql stable as $$
  select viewer
  union all
  select chief.account_id
  from company.member me join company.member chief on chief.company_id = me.company_id and chief.owner
  where me.account_id = viewer and not me.owner
    and case wanted when 'billing' then me.billing when 'tickets' then me.tickets when 'deliverables' then me.deliverables when 'retroview' then me.retroview end
  union all
  select grantor_id from company.colleague
  where grantee_id = viewer
    and case wanted when 'billing' then payments when 'tickets' then tickets when 'deliverables' then licenses when 'retroview' then statistics end
$$;
grant execute on function company.readable_owners to foyer_web;

-- To join a company with these roles. Pending until it ends; one that has run out of time counts for nothing.
create table company.invite (
  id uuid primary key,
  tenant text not null,
  company_id uuid not null references company.company on delete cascade,
  email text not null check (email = lower(email)),
  billing boolean not null,
  tickets boolean not null,
  deliverables boolean not null,
  retroview boolean not null,
  invited_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'expired')),
  ended_at timestamptz check ((ended_at is null) = (status = 'pending'))
);
create unique index one_pending_invite on company.invite (company_id, email) where status = 'pending';
create index invite_of_company on company.invite (company_id);
create index invite_of_email on company.invite (tenant, email) where status = 'pending';
select platform.isolate('company.invite');

-- A company on offer to one of its members: the owner has confirmed it, the member has yet to.
create table company.transfer (
  id uuid primary key,
  tenant text not null,
  company_id uuid not null references company.company on delete cascade,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  ended_at timestamptz check ((ended_at is null) = (status = 'pending'))
);
create index transfer_of_company on company.transfer (company_id);
create unique index one_pending_transfer on company.transfer (company_id) where status = 'pending';
select platform.isolate('company.transfer');

-- Kept by e-mail: whoever is asked may have no account yet.
create table company.colleague_request (
  id uuid primary key,
  tenant text not null,
  sender_id uuid not null,
  recipient_email text not null check (recipient_email = lower(recipient_email)),
  status text not null default 'sent' check (status in ('sent', 'accepted', 'rejected', 'withdrawn')),
  created_at timestamptz not null,
  ended_at timestamptz check ((ended_at is null) = (status = 'sent'))
);
create unique index one_open_request on company.colleague_request (sender_id, recipient_email) where status = 'sent';
create index request_of_sender on company.colleague_request (tenant, sender_id, created_at desc);
create index request_of_recipient on company.colleague_request (tenant, recipient_email, created_at desc);
select platform.isolate('company.colleague_request');
