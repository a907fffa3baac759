-- The last days of a period know two invoices of one licence: its next period, and a raise priced for the days that are left. While one of
-- them is being paid the other waits, or the next period would be sold for the old limit beside a raise of a day.
-- step: the licence that an attempt holds
alter table billing.payment_attempt add column if not exists licence_id uuid;
-- step: one at a time
create unique index concurrently if not exists one_live_attempt_per_licence on billing.payment_attempt (licence_id)
  where licence_id is not null and state in ('started', 'requires_action', 'unknown');
