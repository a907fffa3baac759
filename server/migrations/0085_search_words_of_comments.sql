-- Tickets are found by what was said in them as well: by the words of their comments (0028), as many as there is room for.
-- step: the rule, for what is written from now on
alter table platform.search_word drop constraint if exists search_word_kind_check;
alter table platform.search_word add constraint search_word_kind_check
  check (kind in ('customer', 'company', 'order', 'payment', 'licence', 'ticket', 'comment')) not valid;
-- step: for what was written before
alter table platform.search_word validate constraint search_word_kind_check;
-- step: the words, from now on
-- No row is looked at yet, and by whoever calls it the rows of one brand alone are.
set check_function_bodies = off;
drop trigger if exists add_words on support.comment;
drop trigger if exists change_words on support.comment;
drop function if exists platform.fill_words_of_comment;
select platform.keep_words('comment', 'support.comment', '{body}');
-- Those of rows that were there before are added while the rows are locked (0032).
create or replace function platform.fill_words_of_comment(after uuid, most integer) returns uuid language sql as $$
  with page as (select * from support.comment where tenant = platform.tenant() and id > after order by id limit most for share),
    added as (
      insert into platform.search_word (tenant, kind, word, object_id)
      select page.tenant, 'comment', word, page.id
      from page, platform.words_of(platform.line_of(to_jsonb(page), '{body}')) word
      on conflict do nothing)
  select max(id::text)::uuid from page
$$;
reset check_function_bodies;
