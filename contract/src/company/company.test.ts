import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { Colleague, ColleagueBody, colleaguePermissions, ColleagueRequest } from './colleague.ts'
import { Company, CompanyBody, Invite, InviteBody, Member, MemberBody } from './company.ts'

const roles = { billing: true, tickets: false, deliverables: true, retroview: false }
const colleague = {
  id: 'c1',
  email: 'cole@southbeam.example',
  can_update_permissions: true,
  permissions: { payments: false, statistics: true, licenses: true, tickets: false },
  received: { payments: false, statistics: false, licenses: false, tickets: false },
  owner: 'olga@northlight.example',
}

describe('companies', () => {
  it('DATA-34 have a title and colleagues; the title is null without a company', () => {
    const company = {
      title: 'Northlight TV',
      colleagues: [colleague],
      place: 'owner',
      created_at: '2026-04-18T09:30:00.000Z',
    }
    expect(Company.parse(company)).toEqual(company)
    expect(fieldFacts(Company, company)).toEqual(allRequired)
    expect(Company.safeParse({ title: null, colleagues: [], place: null, created_at: null }).success).toBe(true)
  })

  it('DATA-34 have members with four roles, one of them the owner', () => {
    const member = {
      id: 'm1',
      email: 'ivan@northlight.example',
      name: 'Ivan Petrov',
      owner: false,
      you: false,
      roles,
      joined_at: '2026-04-18T09:30:00.000Z',
      security: { second_factor: true, last_sign_in_at: '2026-04-18T09:30:00.000Z' },
    }
    expect(Member.parse(member)).toEqual(member)
    expect(fieldFacts(Member, member)).toEqual(allRequired)
  })

  it('DATA-34 have invites with an e-mail, an expiry and roles', () => {
    const invite = {
      id: 'i1',
      expires_at: '2026-04-25T09:30:00.000Z',
      email: 'new@fresh.example',
      roles,
      company: { title: 'Northlight TV' },
      invited_by: 'olga@northlight.example',
      created_at: '2026-04-18T09:30:00.000Z',
    }
    expect(Invite.parse(invite)).toEqual(invite)
    expect(fieldFacts(Invite, invite)).toEqual(allRequired)
  })

  it('DATA-34 take all four roles of an invite, or the changed ones of a member, and no fifth', () => {
    expect(MemberBody.parse({ roles })).toEqual({ roles })
    expect(MemberBody.parse({ roles: { tickets: true } })).toEqual({ roles: { tickets: true } })
    for (const none of [{}, { tickets: undefined }]) expect(MemberBody.safeParse({ roles: none }).success).toBe(false)
    expect(fieldFacts(InviteBody, { email: 'new@fresh.example', roles })).toEqual(allRequired)
    expect(MemberBody.safeParse({ roles: { ...roles, owner: true } }).success).toBe(false)
  })

  it('need a title when created', () => {
    expect(CompanyBody.safeParse({ title: 'Northlight TV' }).success).toBe(true)
    for (const title of ['', '   ', null]) expect(CompanyBody.safeParse({ title }).success).toBe(false)
  })
})

describe('colleagues', () => {
  it('DATA-35 have four permissions', () => {
    expect(Colleague.parse(colleague)).toEqual(colleague)
    expect(fieldFacts(Colleague, colleague)).toEqual(allRequired)
    expect(Object.keys(Colleague.shape.permissions.shape)).toEqual([...colleaguePermissions])
  })

  it('DATA-35 have a request that is sent, accepted or rejected', () => {
    const request = {
      id: 'r1',
      status: 'sent',
      sender: 'olga@northlight.example',
      recipient: 'cole@southbeam.example',
      created_at: '2026-04-18T09:30:00.000Z',
    }
    expect(ColleagueRequest.parse(request)).toEqual(request)
    expect(fieldFacts(ColleagueRequest, request)).toEqual(allRequired)
    expect(ColleagueRequest.shape.status.options).toEqual(['sent', 'accepted', 'rejected'])
  })

  it('change one permission at a time', () => {
    for (const permission of colleaguePermissions)
      expect(ColleagueBody.parse({ [permission]: true })).toEqual({ [permission]: true })
    for (const body of [{}, { payments: true, tickets: true }, { payments: 'true' }, { owner: true }])
      expect(ColleagueBody.safeParse(body).success, JSON.stringify(body)).toBe(false)
    const issues = (body: unknown) => ColleagueBody.safeParse(body).error?.issues.map(({ code, path }) => [code, path])
    expect(issues({ owner: true })).toContainEqual(['unrecognized_keys', []])
    expect(issues({ payments: 'true' })).toEqual([['invalid_type', ['payments']]])
  })
})
