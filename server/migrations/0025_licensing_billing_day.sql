-- The day of the month on which periods begin: one from 31 January ends on 28 February, and the next on 31 March.
alter table licensing.deliverable add column billing_day smallint check (billing_day between 1 and 31);
update licensing.deliverable
set billing_day = greatest(extract(day from period_starts_on), extract(day from period_ends_on))
where period_starts_on is not null and period_ends_on is not null;
