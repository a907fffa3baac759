-- Places of a licence that were free for another server before the lease of the one that held them was over: that one may run on meanwhile, so
-- they are counted.
create table licensing.early_end (
  tenant text not null,
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  server_id text not null,
  ended_at timestamptz not null,
  primary key (deliverable_id, ended_at, server_id)
);
select platform.isolate('licensing.early_end');
