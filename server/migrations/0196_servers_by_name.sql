-- Staff find a licence by one of its servers: who writes about an outage quotes the server's name, address or id.
-- Heartbeats change none of the three, so their updates stay within a page.
-- step: had an earlier try left one half built
drop index concurrently if exists licensing.server_by_hostname;
-- step: by name
create index concurrently server_by_hostname on licensing.server (tenant, lower(hostname));
-- step: the same by address
drop index concurrently if exists licensing.server_by_ip;
-- step: by address
create index concurrently server_by_ip on licensing.server (tenant, ip);
-- step: the same by id
drop index concurrently if exists licensing.server_by_id;
-- step: by id
create index concurrently server_by_id on licensing.server (tenant, server_id);
