-- The day of the month on which periods begin (0025) for the licences of all brands: row-level security, which holds the owner of the
-- tables, too, hid them where that is no superuser.
alter table licensing.deliverable no force row level security;
update licensing.deliverable
set billing_day = greatest(extract(day from period_starts_on), extract(day from period_ends_on))
where billing_day is null and period_starts_on is not null and period_ends_on is not null;
alter table licensing.deliverable force row level security;
