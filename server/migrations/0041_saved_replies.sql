-- Texts that staff put into their answers, in the languages in which there is one.
create table support.saved_reply (
  id uuid primary key,
  tenant text not null,
  name text not null check (name <> ''),
  text_en text,
  text_ru text,
  -- Whoever changes it names the state that they saw.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Name of the operator, as tickets keep it.
  updated_by text not null,
  -- In how many answers and notes it was sent, and when last.
  uses integer not null default 0,
  last_used_at timestamptz,
  check (coalesce(text_en, text_ru) is not null)
);
create unique index saved_reply_of_brand on support.saved_reply (tenant, lower(name));
select platform.isolate('support.saved_reply');
