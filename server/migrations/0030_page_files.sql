-- The built files of the browser's side, of the version that runs and of those before it: tabs that were opened with an earlier one go on
-- asking for its files, and while versions are rolled a page of one server loads its files from another. Their names carry a hash of
-- what is in them. What a browser runs stands here, so only the owner writes it: requests can read it and nothing more.
create table platform.page_file (
  name text primary key,
  body bytea not null,
  -- Whether `body` is gzip.
  compressed boolean not null,
  -- Since when a version that lacks it has been started; null for those of the latest.
  superseded_at timestamptz
);
grant select on platform.page_file to foyer_web;
