-- What the browser behind a subscription has read, the earliest first.
alter table sandbox.push_subscriber add column received text[] not null default '{}';
