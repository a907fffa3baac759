import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { ClientTicketKind, TicketCategory, TicketKind, TicketProduct } from './category.ts'
import { Comment, CommentBody } from './comment.ts'
import { Review, ReviewBody } from './review.ts'
import { Ticket, TicketBody, TicketState } from './ticket.ts'

const time = '2026-04-18T09:30:00.000Z'
const person = { id: 'a1', name: 'Olga', email: 'olga@northlight.example' }
const attachment = {
  id: 'f1',
  name: 'log.txt',
  url: '/attachments/f1',
  size: 2048,
  image: false,
  download_url: '/talks-client/api/v1/attachments/f1?brand=aurora&until=1776500000&signature=x',
  preview_url: null,
}
const removedFile = { id: 'f2', removed_at: time, by: 'staff' }
const licence = {
  human_id: 'MS-1',
  sku_name: 'Media Server',
  versions: { min: null, max: '26.10' },
  servers: [{ hostname: 'edge-1', version: '26.10.1', status: 'online', last_updated_at: time }],
  alerts: null,
  taken_at: time,
}
const ticket = {
  id: 't1',
  number: 1001,
  title: 'Stream stops',
  description: 'After an hour',
  description_removed_at: time,
  manager_name: 'Nora Berg',
  updated_at: time,
  created_at: time,
  closed_at: time,
  creator: person,
  opened_by: person,
  attachments: [attachment],
  removed_files: [removedFile],
  responsibility: 'client',
  secondary_emails: [{ id: 'e1', email: 'noc@northlight.example', unconfirmed: true }],
  state: 'pending',
  kind: 'support',
  product: 'iptv',
  deliverable_id: 'd1',
  licence,
  merged_into: null,
  owner: { email: 'olga@northlight.example', through: 'company' },
}
const body = {
  title: 'Stream stops',
  description: 'After an hour',
  kind: 'support',
  product: 'iptv',
  category_id: 'g1',
  deliverable_id: 'd1',
}

describe('tickets', () => {
  it('DATA-41 have these fields', () => {
    expect(Ticket.parse(ticket)).toEqual(ticket)
    expect(fieldFacts(Ticket, ticket)).toEqual(allRequired)
    expect(
      Ticket.safeParse({
        ...ticket,
        description_removed_at: null,
        manager_name: null,
        opened_by: null,
        closed_at: null,
        deliverable_id: null,
      }).success,
    ).toBe(true)
  })

  it('DATA-41 never contain the category they were opened with', () => {
    expect(Ticket.parse({ ...ticket, category_id: 'g1' })).toEqual(ticket)
  })

  it('DATA-41 are opened, pending or closed, and it is somebody’s turn', () => {
    expect(TicketState.options).toEqual(['opened', 'pending', 'closed'])
    expect(Ticket.shape.responsibility.options).toEqual(['admin', 'client'])
  })

  it('DATA-42 have one of thirteen kinds', () => {
    const kinds = 'support trial demo talks info payment to_sign opportunity outreach finance deal concern vsaasio'
    expect(TicketKind.options).toEqual(kinds.split(' '))
  })

  it('can be opened by customers as payment, support or talks', () => {
    expect(ClientTicketKind.options).toEqual(['payment', 'support', 'talks'])
    expect(TicketBody.safeParse({ ...body, kind: 'deal' }).success).toBe(false)
  })

  it('are about iptv, vsaas or a cloud product', () => {
    for (const product of ['iptv', 'vsaas', 'cloud_transcoder', 'cloud_2'])
      expect(TicketProduct.safeParse(product).success, product).toBe(true)
    for (const product of ['cloud', 'cloud_', 'watcher', 'cloud_A b', '', 'my_cloud_x'])
      expect(TicketProduct.safeParse(product).success, product).toBe(false)
  })

  it('DATA-41 need title, description, kind and product', () => {
    expect(TicketBody.parse(body)).toEqual(body)
    const optional = ['category_id', 'deliverable_id']
    expect(fieldFacts(TicketBody, body)).toEqual({ optional, misspelt: [], mistyped: [] })
    expect(TicketBody.safeParse({ ...body, title: ' ' }).success).toBe(false)
  })
})

describe('comments, categories and reviews', () => {
  it('DATA-43 a comment has these fields', () => {
    const comment = {
      id: 'm1',
      created_at: time,
      side: 'staff',
      creator: person,
      body: 'Try **this**',
      removed_at: time,
      reviewable: true,
      review: 'positive',
      attachments: [attachment],
      removed_files: [removedFile],
    }
    expect(Comment.parse(comment)).toEqual(comment)
    expect(fieldFacts(Comment, comment)).toEqual(allRequired)
    expect(Comment.safeParse({ ...comment, removed_at: null, review: null }).success).toBe(true)
    expect(Comment.safeParse({ ...comment, review: 'neutral' }).success).toBe(false)
  })

  it('a comment above the markdown cap is still accepted', () => {
    expect(CommentBody.safeParse({ body: 'x'.repeat(20_001) }).success).toBe(true)
    expect(CommentBody.safeParse({ body: ' ' }).success).toBe(false)
  })

  it('DATA-43 a category has id, name, product and kind', () => {
    const category = { id: 'g1', name: 'Playback', product: 'iptv', kind: 'support' }
    expect(TicketCategory.parse(category)).toEqual(category)
    expect(fieldFacts(TicketCategory, category)).toEqual(allRequired)
  })

  it('DATA-43 a review has one to five whole stars and a comment', () => {
    const review = { rating: 5, comment: 'Quick' }
    expect(Review.parse(review)).toEqual(review)
    expect(fieldFacts(Review, review)).toEqual(allRequired)
    expect(fieldFacts(ReviewBody, review)).toEqual(allRequired)
    expect(Review.safeParse({ rating: null, comment: null }).success).toBe(true)
    for (const rating of [0, 6, 4.5, null]) expect(ReviewBody.safeParse({ ...review, rating }).success).toBe(false)
    expect(ReviewBody.safeParse({ ...review, comment: '' }).success).toBe(false)
  })
})
