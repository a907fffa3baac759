-- A surplus transfer is an action of its own. And nobody carries out what they do not know: a process of the version before would take a
-- request about another sum, a gateway or a surplus for a transfer of the whole invoice. It does not say that it has carried out what was
-- asked, so its approval is refused; the next process does it. `is_surplus` is only read by that version.
-- step: what was asked has been carried out, in the words of the process that did it
alter table billing.approval add column if not exists carried_out boolean not null default false;
-- step: the actions
alter table billing.approval drop constraint if exists approval_action_check;
alter table billing.approval add constraint approval_action_check check (action in ('mark_paid', 'refund', 'surplus')) not valid;
-- step: for what was written before
alter table billing.approval validate constraint approval_action_check;
-- step: all but a refund has a reference
alter table billing.approval drop constraint if exists approval_check2;
alter table billing.approval drop constraint if exists approval_reference_known;
alter table billing.approval add constraint approval_reference_known check ((action = 'refund') = (reference is null)) not valid;
-- step: for what was written before
alter table billing.approval validate constraint approval_reference_known;
-- step: the rule, for what is decided from now on
alter table billing.approval drop constraint if exists approval_carried_out;
alter table billing.approval add constraint approval_carried_out check (state <> 'approved' or carried_out
  or (action in ('mark_paid', 'refund') and not is_surplus and received is null and gateway is null)) not valid;
-- step: of all brands (0036)
alter table billing.approval no force row level security;
-- step: what was there before, of which there is little
update billing.approval set action = case when is_surplus then 'surplus' else action end, carried_out = state = 'approved'
where is_surplus or received is not null or gateway is not null;
-- step: of each brand again
alter table billing.approval force row level security;
-- step: the rule, for what was decided before
alter table billing.approval validate constraint approval_carried_out;
