-- Whether somebody had ended the session of a browser was taken from its absence, too. From now on that it was ended is known before it is forgotten; what is
-- forgotten by now may have been either, and is told nothing, as it was. Row-level security would hide these from an owner that is no superuser.
alter table push.subscription no force row level security;
alter table account.session no force row level security;
delete from push.subscription
where session_id is not null and not exists (select from account.session where session.id = session_id);
alter table account.session force row level security;
alter table push.subscription force row level security;
