-- From where a session was opened, so that a sign-in from elsewhere can be told of. Null for keys, and for sessions from before this was kept.
alter table operator.credential add column ip text;
