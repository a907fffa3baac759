-- What was enclosed in a mail, by name, and where a mail program unsubscribes with one click.
alter table sandbox.message add column files text[] not null default '{}', add column stop_url text;
