-- What a licence is taxed with is asked of its owner's country when it is asked, as its invoices do. The version before this one still
-- writes and reads the column; it goes once that one no longer runs anywhere.
alter table licensing.deliverable alter column tax_percent set default 0;
