-- Whoever answers a ticket's letter without taking part in it leaves staff a note: of the client's side, as nobody knows who they are.
alter table support.comment drop constraint if exists comment_check;
