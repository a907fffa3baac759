-- The browser that signed in, by the hash of the name that it gives itself: where the account was signed in before, the tries of others do not count.
alter table account.session add column device_hash bytea;
create index session_of_device on account.session (tenant, device_hash, account_id) where device_hash is not null;
