-- Words of rows that were there before are added while the rows are locked: a row that was changed in between kept the words it had before,
-- since whoever changed it could not see them to take them out.
do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('customer', 'account.account'::regclass, '{email,name,second_name,legal_name,tax_id,phone}'::text[]),
      ('company', 'company.company', '{title}'),
      ('order', 'billing."order"', '{number,description,deliverable_human_id}'),
      ('payment', 'billing.payment', '{transaction_id,description}'),
      ('licence', 'licensing.deliverable', '{key,human_id,sku_name,user_comment}')) as words (kind, target, columns)
  loop
    -- The rows after this id, so many; the last id among them, null where there are no more.
    execute format($f$
      create or replace function platform.%I(after uuid, most integer) returns uuid language sql as $body$
        with page as (select * from %s where tenant = platform.tenant() and id > after order by id limit most for share),
          added as (
            insert into platform.search_word (tenant, kind, word, object_id)
            select page.tenant, %L, word, page.id from page, platform.words_of(platform.line_of(to_jsonb(page), %L)) word
            on conflict do nothing)
        select max(id::text)::uuid from page
      $body$ $f$, 'fill_words_of_' || kept.kind, kept.target, kept.kind, kept.columns);
  end loop;
end $$;
