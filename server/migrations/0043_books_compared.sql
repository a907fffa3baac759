-- Till which day a gateway's books were compared with ours: whoever was away goes on from there.
create table billing.books_compared (
  tenant text not null,
  gateway text not null,
  -- In UTC.
  till date not null,
  primary key (tenant, gateway)
);
select platform.isolate('billing.books_compared');
