-- Staff look for payments by the last digits of the card: among the attempts that were one, however many others there are.
-- step: the index
create index concurrently if not exists attempt_of_card on billing.payment_attempt (tenant, card_last_four) where state = 'succeeded';
