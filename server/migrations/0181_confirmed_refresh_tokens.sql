-- An answer with new tokens can be lost on its way. Until the token, or an access token issued with it, is used, its predecessor can be exchanged
-- again; a token that was superseded in this way is used and has no successor. Processes of the version before leave the column empty.
alter table account.refresh_token add column confirmed_at timestamptz;
