-- Owners are told a week before a file ends that their server runs on. When that was told; null: not yet.
alter table licensing.offline_activation add column end_told_at timestamptz;

-- The file that was last given out for a licence's dongle. It is not kept itself, as it is the same each time until the licence changes.
create table licensing.dongle_file (
  deliverable_id uuid primary key references licensing.deliverable on delete cascade,
  tenant text not null,
  ends_at timestamptz not null,
  given_at timestamptz not null,
  end_told_at timestamptz
);
create index dongle_file_by_end on licensing.dongle_file (tenant, ends_at) where end_told_at is null;
select platform.isolate('licensing.dongle_file');
