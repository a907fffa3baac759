-- A further address gets mails once its owner has said yes. Those of before go on getting them.
-- step: which of an account's further addresses nobody has confirmed yet, in lower case
alter table account.account add column if not exists unconfirmed_emails text[] not null default '{}';
-- step: the links of copies, for what is written from now on
alter table account.link_token drop constraint if exists link_token_purpose_check;
alter table account.link_token add constraint link_token_purpose_check check (purpose in
  ('trial', 'hand_off', 'email_confirm', 'email_change', 'password_reset', 'invite', 'attachment', 'review', 'newsletter', 'mail_copy')) not valid;
-- step: for what was written before
alter table account.link_token validate constraint link_token_purpose_check;
-- step: likewise for the addresses in copy of tickets
alter table support.secondary_email add column if not exists unconfirmed boolean not null default false;
