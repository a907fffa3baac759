-- A bank may decide a lost dispute anew, for example on appeal. The row stays lost; staff are told once.
alter table billing.dispute add column reversed_at timestamptz;
