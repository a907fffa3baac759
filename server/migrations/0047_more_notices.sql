-- People are told, too, what the vendor did to an invoice or a licence of theirs.
-- step: the rule, for what is written from now on
alter table push.notification drop constraint if exists notification_kind_check;
alter table push.notification add constraint notification_kind_check check (kind in
  ('staff_reply', 'unpaid_invoice', 'invoice_cancelled', 'licence_expiring', 'licence_decision', 'server_alert')) not valid;
-- step: for what was written before
alter table push.notification validate constraint notification_kind_check;
