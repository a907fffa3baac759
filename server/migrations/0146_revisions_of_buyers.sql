-- The page of an unpaid invoice says what would change if it was issued again: it depends on all that an invoice takes from its buyer.
create or replace trigger count_account after update of email, country, name, second_name, legal_name, address, tax_id on account.account
  for each row when (old.email <> new.email or old.country <> new.country or old.name <> new.name or old.second_name <> new.second_name
    or old.legal_name is distinct from new.legal_name or old.address is distinct from new.address or old.tax_id is distinct from new.tax_id)
  execute function account.count_account();
