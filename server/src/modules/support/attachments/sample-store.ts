/**
 * SQL that finds files which must be in the store, for the doctor: the oldest and the newest of a brand, and some between.
 * One column, `key`.
 */
export const sampleOfFiles = `
  select tenant || '/' || id as key from (
    (select tenant, id from support.attachment where kept and removed_at is null order by created_at limit 5)
    union (select tenant, id from support.attachment where kept and removed_at is null order by created_at desc limit 5)
    union (select tenant, id from support.attachment where kept and removed_at is null order by random() limit 40)
  ) as sample`
