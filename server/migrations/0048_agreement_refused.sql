-- An agreement that never came to count: what it charges until it has been ended goes back.
alter table billing.agreement add column refused boolean not null default false;
