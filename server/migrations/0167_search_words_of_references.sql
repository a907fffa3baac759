-- Invoices are found by the buyer's own reference as well (0028): who asks about one quotes what stands on their purchase order.
-- step: the words, from now on
-- No row is looked at yet, and by whoever calls it the rows of one brand alone are.
set check_function_bodies = off;
drop trigger if exists add_words on billing."order";
drop trigger if exists change_words on billing."order";
drop function if exists platform.fill_words_of_order;
select platform.keep_words('order', 'billing."order"', '{number,description,deliverable_human_id,buyer_reference}');
-- Those of rows that were there before are added while the rows are locked (0032).
create or replace function platform.fill_words_of_order(after uuid, most integer) returns uuid language sql as $$
  with page as (select * from billing."order" where tenant = platform.tenant() and id > after order by id limit most for share),
    added as (
      insert into platform.search_word (tenant, kind, word, object_id)
      select page.tenant, 'order', word, page.id
      from page, platform.words_of(platform.line_of(to_jsonb(page), '{number,description,deliverable_human_id,buyer_reference}')) word
      on conflict do nothing)
  select max(id::text)::uuid from page
$$;
reset check_function_bodies;
