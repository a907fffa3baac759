-- What is never deleted is not deletable by requests either, whatever the code does: documents of money and their numbers, and what was written in tickets.
revoke delete on billing."order", billing.credit_note, billing.number_sequence, billing.payment_attempt, billing.payment, billing.refund, billing.dispute,
  billing.approval, billing.discrepancy, support.ticket, support.comment from foyer_web;
