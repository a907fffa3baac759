-- A second person approves, and not nobody: where nobody is named, the check of 0018 compares with null, which it lets pass.
-- step: the rule, for what is written from now on
alter table billing.approval drop constraint if exists approval_decided_by_somebody;
alter table billing.approval add constraint approval_decided_by_somebody check ((state = 'pending') = (decided_by is null)) not valid;
-- step: for what was written before
alter table billing.approval validate constraint approval_decided_by_somebody;
