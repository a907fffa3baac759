-- What the vendor's people find things by. Row-level security lets an index be used only by operators that give nothing of another's row
-- away ("leakproof" in pg_proc): to compare text is one, `like` and full-text search are not. So the words of each row stand here, each
-- with what is joined to it on its right ("lind@mail.example" of "ada.lind@mail.example"), and are found by their beginning.
create table platform.search_word (
  tenant text not null,
  kind text not null check (kind in ('customer', 'company', 'order', 'payment', 'licence')),
  word text collate "C" not null check (word <> ''),
  object_id uuid not null,
  primary key (tenant, kind, word, object_id)
);
select platform.isolate('platform.search_word');

create function platform.words_of(line text) returns setof text language sql immutable parallel safe as $$
  with found as (
    select left(array_to_string(parts[at:], ''), 64) as word
    from regexp_split_to_table(lower(left(line, 1000)), '\s+') chunk,
      regexp_split_to_array(chunk, '(?<![[:alnum:]])(?=[[:alnum:]])') parts,
      generate_subscripts(parts, 1) at
  )
  select word from found where word ~ '^[[:alnum:]]'
  -- Invoice 000418 is asked for as 418.
  union select ltrim(word, '0') from found where word ~ '^0+[1-9]'
$$;

-- The columns of a row that are named, from the second argument of the trigger on, in one line.
create function platform.line_of(fields jsonb, columns text[]) returns text language sql immutable parallel safe as $$
  select string_agg(fields ->> name, ' ') from unnest(columns) name
$$;

create function platform.add_words() returns trigger language plpgsql as $$
begin
  insert into platform.search_word (tenant, kind, word, object_id)
    select fresh.tenant, tg_argv[0], word, fresh.id
    from fresh, platform.words_of(platform.line_of(to_jsonb(fresh), tg_argv[1:])) word
    on conflict do nothing;
  return null;
end $$;

create function platform.change_words() returns trigger language plpgsql as $$
declare
  before text := platform.line_of(to_jsonb(old), tg_argv[1:]);
  after text := case tg_op when 'UPDATE' then platform.line_of(to_jsonb(new), tg_argv[1:]) end;
begin
  if after is not distinct from before then return null; end if;
  delete from platform.search_word where tenant = old.tenant and kind = tg_argv[0] and object_id = old.id
    and word in (select platform.words_of(before));
  if after is not null then
    insert into platform.search_word (tenant, kind, word, object_id)
      select new.tenant, tg_argv[0], word, new.id from platform.words_of(after) word on conflict do nothing;
  end if;
  return null;
end $$;

-- Keeps the words of a table's rows from now on, and gives a function that adds those of one brand's rows that are there already.
create function platform.keep_words(kind text, target regclass, columns text[]) returns void language plpgsql as $$
declare
  arguments text := (select string_agg(quote_literal(each), ', ' order by at) from unnest(kind || columns) with ordinality named(each, at));
begin
  execute format('create trigger add_words after insert on %s referencing new table as fresh for each statement execute function platform.add_words(%s)', target, arguments);
  execute format('create trigger change_words after update of %s or delete on %s for each row execute function platform.change_words(%s)',
    (select string_agg(quote_ident(each), ', ') from unnest(columns) each), target, arguments);
  -- The rows after this id, so many; the last id among them, null where there are no more.
  execute format($f$
    create function platform.%I(after uuid, most integer) returns uuid language sql as $body$
      with page as (select * from %s where tenant = platform.tenant() and id > after order by id limit most),
        added as (
          insert into platform.search_word (tenant, kind, word, object_id)
          select page.tenant, %L, word, page.id from page, platform.words_of(platform.line_of(to_jsonb(page), %L)) word
          on conflict do nothing)
      select max(id::text)::uuid from page
    $body$ $f$, 'fill_words_of_' || kind, target, kind, columns);
end $$;

select platform.keep_words('customer', 'account.account', '{email,name,second_name,legal_name,tax_id,phone}');
select platform.keep_words('company', 'company.company', '{title}');
select platform.keep_words('order', 'billing."order"', '{number,description,deliverable_human_id}');
select platform.keep_words('payment', 'billing.payment', '{transaction_id,description}');
select platform.keep_words('licence', 'licensing.deliverable', '{key,human_id,sku_name,user_comment}');
