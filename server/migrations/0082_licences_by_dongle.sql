-- A customer tells the number on the dongle that they hold: staff find its licence by that. Of the number as it stands: row-level security
-- lets no function of it be looked up in an index (0028).
-- step: the index, had an earlier try left it half built
drop index concurrently if exists licensing.deliverable_dongle;
-- step: built
create index concurrently deliverable_dongle on licensing.deliverable (tenant, usb_serial_number)
  where usb_serial_number is not null;
