-- What a provider calls the thing that was sold, where it gives a part of a payment back by that name alone (PayPro: ORDER_ITEM_ID of its notifications).
alter table billing.payment add column if not exists sold_item text;
