-- The day until which a licence runs although it is unpaid: money for it has arrived, and waits for the vendor's decision.
alter table licensing.deliverable add column if not exists held_till date;
