-- Credit notes are found by the words of their number (0028).
-- step: the rule, for what is written from now on
alter table platform.search_word drop constraint if exists search_word_kind_check;
alter table platform.search_word add constraint search_word_kind_check
  check (kind in ('customer', 'company', 'order', 'payment', 'licence', 'ticket', 'comment', 'credit_note')) not valid;
-- step: for what was written before
alter table platform.search_word validate constraint search_word_kind_check;
-- step: the words, from now on
-- No row is read yet, and whoever calls the function reads the rows of one brand only.
set check_function_bodies = off;
drop trigger if exists add_words on billing.credit_note;
drop trigger if exists change_words on billing.credit_note;
drop function if exists platform.fill_words_of_credit_note;
select platform.keep_words('credit_note', 'billing.credit_note', '{number}');
-- Those of rows that were there before are added while the rows are locked (0032).
create or replace function platform.fill_words_of_credit_note(after uuid, most integer) returns uuid language sql as $$
  with page as (select * from billing.credit_note where tenant = platform.tenant() and id > after order by id limit most for share),
    added as (
      insert into platform.search_word (tenant, kind, word, object_id)
      select page.tenant, 'credit_note', word, page.id
      from page, platform.words_of(platform.line_of(to_jsonb(page), '{number}')) word
      on conflict do nothing)
  select max(id::text)::uuid from page
$$;
reset check_function_bodies;
