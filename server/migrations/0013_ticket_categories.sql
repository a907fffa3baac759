-- A category that is offered no more stays with the tickets that have it.
alter table support.ticket_category add column offered boolean not null default true;
