-- What a person wrote in tickets of others is part of the export of their account.
-- step: had an earlier try left it half built
drop index concurrently if exists support.comment_of_author;
-- step: built
create index concurrently comment_of_author on support.comment (tenant, author_id, created_at, id);
