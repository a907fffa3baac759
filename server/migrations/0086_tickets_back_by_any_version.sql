-- Whatever is said or decided in a ticket brings it back that was put off (0083). The version before does not know that it was, and still answers
-- while it is replaced: what it moves would stay hidden until that day. So the table looks after it: every way in names one of these columns, and
-- what may leave a ticket put off (a note, a review, who takes care of it, putting it off anew) names neither.
create or replace function support.bring_back() returns trigger language plpgsql as $$
begin
  new.snoozed_until := null;
  return new;
end $$;
create or replace trigger bring_back before update of updated_at, waiting_since on support.ticket for each row
  when (old.snoozed_until = new.snoozed_until) execute function support.bring_back();
