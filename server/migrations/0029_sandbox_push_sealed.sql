-- A whole browser keeps its keys to itself: what is sent to it is kept as it came.
alter table sandbox.push_subscriber alter column private_key drop not null, alter column auth drop not null;
