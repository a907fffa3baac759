-- What came from the vendor's former system: its id there, and what it became here. A second run knows by it what is there already.
create table platform.imported (
  tenant text not null,
  kind text not null check (kind in ('customers', 'licences', 'invoices', 'tickets', 'comments')),
  external_id text not null,
  object_id uuid not null,
  primary key (tenant, kind, external_id)
);
select platform.isolate('platform.imported');

-- Numbered by another system: no part of the series here.
alter table billing."order" add column imported boolean not null default false;
