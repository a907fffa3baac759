-- Which mails about their tickets an operator gets.
alter table operator.operator
  add column mail_ticket_assigned boolean not null default true,
  add column mail_customer_replied boolean not null default true;
