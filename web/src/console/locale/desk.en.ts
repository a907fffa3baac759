/** Texts of the log. */
export const en = {
  audit: {
    count_one: '{{count}} entry',
    count_other: '{{count}} entries',
    empty: 'Nothing has happened yet',
    empty_text: 'Every change is recorded here.',
    columns: { action: 'What', actor: 'Who', reason: 'Why', changes: 'Changes', at: 'When' },
    filters: { actor: 'Who', action: 'What', object_id: 'Object', account_id: 'Customer' },
    operator: 'operator',
    hints: {
      object_id: 'A ticket, order or licence by number, title or customer; anything else by ID.',
      account_id: 'E-mail, name or company of the customer whose log shows it.',
    },
  },
  leave_uncopied: 'Close without copying it? It is not shown again.',
} as const
