-- The colleague who had chosen the requester's mailbox shortly before: the two could be one person.
alter table billing.approval add column requester_let_in_by uuid;
