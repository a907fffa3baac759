-- Whom an operator invited, for the days in which the two count as one person.
-- step: had an earlier try left it half built
drop index concurrently if exists operator.operator_invited_by;
-- step: built
create index concurrently operator_invited_by on operator.operator (invited_by);
