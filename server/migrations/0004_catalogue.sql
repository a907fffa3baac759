create schema catalogue;
grant usage on schema catalogue to foyer_web;

create table catalogue.sku (
  id text not null,
  tenant text not null,
  name text not null,
  min_quantity integer not null check (min_quantity >= 1),
  billing_terms text not null check (billing_terms in ('subscription', 'perpetual', 'trial', 'support', 'promo', 'development', 'internal')),
  period text not null check (period in ('monthly', 'quarterly', 'semiannually', 'annually', 'daily', 'hourly', 'one_time')),
  currency text not null,
  published boolean not null,
  supported_external_gateways text[] not null default '{}',
  category text not null check (category in ('media_server', 'watcher', 'support', 'hardware', 'vsaasio', 'mobile_watcher')),
  product text check ((category = 'media_server' and product in ('basic', 'pro')) or (category = 'watcher' and product in ('single', 'cluster')) or (category not in ('media_server', 'watcher') and product is null)),
  -- Each brand names its own: the same id at two brands is two SKUs.
  primary key (tenant, id)
);
select platform.isolate('catalogue.sku');

-- The unit price from this quantity upwards.
create table catalogue.price_tier (
  sku_id text not null,
  tenant text not null,
  from_quantity integer not null check (from_quantity >= 1),
  unit_price numeric(20, 8) not null check (unit_price >= 0),
  primary key (tenant, sku_id, from_quantity),
  foreign key (tenant, sku_id) references catalogue.sku on delete cascade
);
select platform.isolate('catalogue.price_tier');

-- Every process keeps the catalogue in memory until a committed change is told.
create function catalogue.tell_of_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end $$;
create trigger sku_changed after insert or update or delete on catalogue.sku for each statement execute function catalogue.tell_of_change();
create trigger price_changed after insert or update or delete on catalogue.price_tier for each statement execute function catalogue.tell_of_change();
