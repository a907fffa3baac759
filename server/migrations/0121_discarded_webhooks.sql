-- Somebody has seen that the message was given up, and that it will not be sent again. The row stays dead for processes of
-- the version before; sending it again clears this.
alter table webhooks.delivery add column discarded_at timestamptz;
