import { expect, it } from 'vitest'
import { isSamePerson, voiceOf } from './voice.ts'

const ticket = { creator: { id: 'a', name: 'Olga', email: 'Olga@northlight.example' } }
const by = (side: 'client' | 'staff', email: string) => ({ side, creator: { id: 'x', name: '', email } })

it('SUP-23 the creator’s messages are recognised by their e-mail, in any case; staff’s by their side', () => {
  expect(voiceOf(by('client', 'olga@northlight.example'), ticket)).toBe('owner')
  expect(voiceOf(by('client', 'mia@northlight.example'), ticket)).toBe('other')
  expect(voiceOf(by('staff', 'olga@northlight.example'), ticket)).toBe('staff')
})

it('SUP-23 after a change of e-mail the creator is recognised by the account, even if old messages have the old one', () => {
  const later = { id: 'a', email: 'olga@home.example' }
  expect(voiceOf({ side: 'client', creator: later }, ticket)).toBe('owner')
  expect(isSamePerson(ticket.creator, later)).toBe(true)
  expect(isSamePerson({ id: 'client', email: 'mia@northlight.example' }, later)).toBe(false)
})
