-- Whoever of the vendor's made the link that opened the session. It is the customer's own; it ends with what its maker may, as they may have followed the link themselves.
alter table account.session add column link_made_by text;
