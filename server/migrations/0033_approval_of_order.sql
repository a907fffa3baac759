-- All that was ever asked for about an order, decided requests included.
create index approval_of_order on billing.approval (order_id);
