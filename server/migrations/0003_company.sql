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
