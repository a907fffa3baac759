-- Money that the cardholder's bank took back: it left by a dispute, not by a refund at the gateway.
alter table billing.refund drop constraint refund_origin_check;
alter table billing.refund add constraint refund_origin_check
  check (origin in ('operator', 'gateway', 'surplus', 'verification', 'dispute')) not valid;
alter table billing.refund validate constraint refund_origin_check;
create index dispute_of_order on billing.dispute (order_id);
