-- An order's page tells whether it can be given up: not while its transfer waits for a second person. So what is asked of that person, and decided, counts.
create or replace trigger count_row after insert or delete on billing.approval for each row execute function billing.count_of_order();
create or replace trigger count_update after update on billing.approval for each row
  when (old.* is distinct from new.*) execute function billing.count_of_order();
