-- What is to be changed, and what was: published as one, and brought back as one.

-- Of the head at which it was last published: whoever edits a SKU names the state that they saw.
alter table catalogue.sku add column revision integer not null default 0;

-- One row per brand: under its lock editors and publishers follow each other.
create table catalogue.head (
  tenant text primary key,
  -- Rises with every change of the draft and every publishing.
  revision integer not null,
  -- Number of the last version.
  version integer not null
);
select platform.isolate('catalogue.head');

create table catalogue.draft_sku (
  tenant text not null,
  sku_id text not null,
  -- Of the head, when it was last edited.
  revision integer not null,
  -- Of the published SKU that it is based on; 0 where there was none.
  based_on integer not null,
  -- All of the SKU as it is to be, its tiers included.
  body jsonb not null,
  -- Handle of the operator.
  edited_by text not null,
  edited_at timestamptz not null,
  primary key (tenant, sku_id)
);
select platform.isolate('catalogue.draft_sku');

create table catalogue.version (
  tenant text not null,
  number integer not null check (number >= 1),
  at timestamptz not null,
  -- As in the audit log.
  actor text not null,
  reason text,
  restores integer,
  primary key (tenant, number)
);
select platform.isolate('catalogue.version');

-- Each SKU that a version changed, whole, before and after it: what was valid at any version is found by going back.
create table catalogue.version_sku (
  tenant text not null,
  number integer not null,
  sku_id text not null,
  before jsonb,
  after jsonb not null,
  primary key (tenant, number, sku_id),
  foreign key (tenant, number) references catalogue.version
);
create index version_of_sku on catalogue.version_sku (tenant, sku_id, number);
select platform.isolate('catalogue.version_sku');
