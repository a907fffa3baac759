-- By whom, where a person settled it: the books may go on to differ, and it is not found anew.
alter table billing.discrepancy
  add column resolved_by text,
  add column resolution text,
  add constraint discrepancy_resolution check ((resolved_by is null) = (resolution is null) and (resolved_by is null or resolved_at is not null));
