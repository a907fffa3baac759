-- Whether an operator is mailed what customers write in tickets that are assigned to nobody. Each chooses it, since in a large team most do not
-- want it.
alter table operator.operator add column mail_ticket_unassigned boolean not null default false;
