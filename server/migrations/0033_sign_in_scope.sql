-- Signing in as a customer is a scope of its own, customers:sign_in, where customers:write opened it before. Keys that have scopes of their own
-- and were used for it in the last thirty days, which is as long as calls are kept, go on doing so; all others lose what they never needed.
-- Keys without scopes open what their role does, as before.
-- Row-level security holds the owner of the tables, too, who must see the keys of all brands here.
alter table operator.credential no force row level security;
alter table operator.call no force row level security;
update operator.credential k set scopes = k.scopes || '{customers:sign_in}'::text[]
where k.kind = 'key' and k.revoked_at is null and 'customers:write' = any (k.scopes) and not 'customers:sign_in' = any (k.scopes)
  and exists (
    select from operator.call c
    where c.tenant = k.tenant and c.credential_id = k.id and c.status < 300 and c.path ~ '/customers/[^/]+/(trial_token|act_as)$'
  );
alter table operator.credential force row level security;
alter table operator.call force row level security;
