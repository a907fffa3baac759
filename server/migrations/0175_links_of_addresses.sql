-- The address that a link to a file or a review was mailed to, where it has no account: once it is no longer in copy of the ticket, the
-- link ends. Links without it, mailed before, work until they expire.
alter table account.link_token add column email text;
