-- When the gateway was first asked for a refund; null while nobody has. One without keys is asked once, and never again.
alter table billing.refund add column asked_at timestamptz;
-- Those under way have been asked for. Row-level security would hide them from an owner that is no superuser.
alter table billing.refund no force row level security;
update billing.refund set asked_at = created_at where state in ('started', 'unknown');
alter table billing.refund force row level security;
