import { describe, expect, it } from 'vitest'
import { cardsFor, cardsForAll } from './card-owner.ts'

const olga = { email: 'olga@northlight.example', through: 'company' } as const
const stella = { email: 'stella@southbeam.example', through: 'sharing' } as const
const cards = [
  { id: 'own', owner: null },
  { id: 'hers', owner: olga },
]
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

describe('COMP-21 which cards pay an invoice', () => {
  it('the company’s invoices can be paid with the owner’s card first, and with one’s own', () => {
    expect(idsOf(cardsFor(cards, olga))).toEqual(['hers', 'own'])
  })

  it('one’s own invoices and those of colleagues cannot be paid with the company’s card', () => {
    expect(idsOf(cardsFor(cards, null))).toEqual(['own'])
    expect(idsOf(cardsFor(cards, stella))).toEqual(['own'])
  })

  it('several can be paid with the company’s card only if all are the company’s', () => {
    expect(idsOf(cardsForAll(cards, [{ owner: olga }, { owner: olga }]))).toEqual(['own', 'hers'])
    expect(idsOf(cardsForAll(cards, [{ owner: olga }, { owner: null }]))).toEqual(['own'])
  })
})
