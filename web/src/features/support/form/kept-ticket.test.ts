import { expect, it } from 'vitest'
import { newTicketDraft, textOf, ticketOf } from './kept-ticket.ts'
import { emptyDraft } from './ticket-draft.ts'

const ticket = { ...emptyDraft, kind: 'support', product: 'iptv', deliverable_id: 'l1', title: 'No picture' }

it('an unsent ticket is stored whole, and not at all while nothing is written', () => {
  expect(ticketOf(textOf(ticket))).toEqual(ticket)
  expect(textOf({ ...ticket, title: ' ' })).toBe('')
  expect(textOf({ ...ticket, title: '', description: 'Since noon' })).not.toBe('')
})

it('what another version stored is read as far as it is known', () => {
  expect(ticketOf('')).toBeUndefined()
  expect(ticketOf('no JSON')).toBeUndefined()
  expect(ticketOf('null')).toBeUndefined()
  expect(ticketOf('{"title":"No picture","urgent":true,"kind":7}')).toEqual({ ...emptyDraft, title: 'No picture' })
})

it('belongs to its author', () => {
  expect(newTicketDraft('ada')).not.toBe(newTicketDraft('bob'))
})
