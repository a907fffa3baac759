-- A browser is told things for as long as nobody has ended the session in which it was switched on. Those from before this are told as they were.
alter table push.subscription add column session_id uuid;
