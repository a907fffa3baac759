-- Handing over mails is a scope of its own, mails:deliver, where tickets:write opened it before: whoever answers tickets could speak in anybody's
-- name. Keys that have scopes of their own and were used for it in the last thirty days go on doing so where their operator's role opens it.
-- Row-level security holds the owner of the tables, too, who must see the keys of all brands here.
alter table operator.credential no force row level security;
alter table operator.call no force row level security;
update operator.credential k set scopes = k.scopes || '{mails:deliver}'::text[]
where k.kind = 'key' and k.revoked_at is null and 'tickets:write' = any (k.scopes) and not 'mails:deliver' = any (k.scopes)
  and exists (
    select from operator.call c
    where c.tenant = k.tenant and c.credential_id = k.id and c.status < 300 and c.path like '%/inbound\_mail'
  );
alter table operator.credential force row level security;
alter table operator.call force row level security;
