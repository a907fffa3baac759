-- Staff open tickets for customers; the names are as they were then, as those of comments are. And they correct what a ticket is about: each
-- change is kept for the thread, with the names of that moment.
alter table support.ticket
  add column opened_by_id uuid,
  add column opened_by_name text,
  add column opened_by_email text,
  add column corrections jsonb not null default '[]';
