-- Since when a brand's media servers have been listened to without a break, and when they last were: while we do not listen, nobody is silent.
create table licensing.listening (
  tenant text primary key,
  since timestamptz not null,
  last_at timestamptz not null
);
select platform.isolate('licensing.listening');
