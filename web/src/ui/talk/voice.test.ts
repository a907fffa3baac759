import { expect, it } from 'vitest'
import { voiceOf } from './voice.ts'

const ticket = { creator: { id: 'a', name: 'Olga', email: 'Olga@northlight.example' } }
const by = (side: 'client' | 'staff', email: string) => ({ side, creator: { id: 'x', name: '', email } })

it('SUP-23 the creator’s words are told by their e-mail, whatever its case; staff’s by their side', () => {
  expect(voiceOf(by('client', 'olga@northlight.example'), ticket)).toBe('owner')
  expect(voiceOf(by('client', 'mia@northlight.example'), ticket)).toBe('other')
  expect(voiceOf(by('staff', 'olga@northlight.example'), ticket)).toBe('staff')
})
