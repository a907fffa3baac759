import type { AuditEntry, BrandSettings } from '@foyer/contract/operator/desk.ts'
import type { StaffMember } from '@foyer/contract/operator/staff.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { type AuditFilter, type AuditRow, listAudit } from '../../../platform/audit/audit-log.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { emptyPage, mapPage } from '../../../platform/http/page-answer.ts'
import { isId } from '../../../platform/ids.ts'
import { operatorsWithFactor } from '../second-factor/factor-store.ts'
import type { DeskServices } from '../services.ts'
import { contrastsOf, shownSettings } from './brand-rules.ts'
import { listOperators } from './key-store.ts'
import { namedIn, nameObjects, namesOf } from './name-objects.ts'
import { openTicketsOf } from './open-tickets.ts'
import { presentOperator } from './present-operator.ts'

export interface AuditQuery extends AuditFilter, SortedPageQuery {}

type Entry = Omit<AuditRow, 'changes'> & { readonly changes: Record<string, unknown> }

/** The actor, the account in whose log it shows, and the people whom it is about or mentions. */
const peopleIn = (entries: readonly Entry[]): string[] => [
  ...new Set(
    entries
      .flatMap((entry) => [
        entry.actor,
        entry.account_id ?? '',
        ...namedIn(entry).flatMap(({ object_type, object_id }) => (object_type === 'account' ? [object_id] : [])),
      ])
      .filter(isId),
  ),
]

/** The brand's log. Customers are named by e-mail, objects by the names that staff use. */
export const readAudit =
  (services: DeskServices) =>
  ({ tenant }: OperatorCall, { cursor, limit, sort, ...filter }: AuditQuery): Promise<Page<AuditEntry>> =>
    services.database.read(tenant, async (tx) => {
      if (filter.account_id !== undefined && !isId(filter.account_id)) return emptyPage
      const { cursors, account } = services
      const page = await listAudit(tx, filter, { cursors, sort, cursor, limit, most: mostCounted })
      // Written only by `audit`, always as an object.
      const entries = page.rows.map((row): Entry => ({ ...row, changes: row.changes as Entry['changes'] }))
      const people = await account.getAll(tx, peopleIn(entries))
      const nameOf = await nameObjects(services, tx, entries.flatMap(namedIn), people)
      return {
        ...page,
        rows: entries.map(({ tenant: _tenant, at, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          actor_email: people.get(entry.actor)?.email ?? null,
          object_name: nameOf(entry),
          account_email: people.get(entry.account_id ?? '')?.email ?? null,
          change_names: namesOf(entry, nameOf),
        })),
      }
    })

export const readOperators =
  (services: DeskServices) =>
  ({ tenant }: OperatorCall, { sort, cursor, limit }: SortedPageQuery): Promise<Page<StaffMember>> =>
    services.database.read(tenant, async (tx) => {
      const page = await listOperators(tx, { cursors: services.cursors, sort, cursor, limit })
      const withFactor = await operatorsWithFactor(tx)
      const open_tickets = await openTicketsOf(services, tx, page.rows)
      return mapPage(page, (row) => presentOperator(row, { withFactor, open_tickets }))
    })

/** The configuration of the caller's brand. For secrets it only says whether they are set. */
export const readBrand =
  ({ branding }: DeskServices) =>
  ({ tenant }: OperatorCall): BrandSettings => {
    const brand = branding.get(tenant)
    const colors = Object.fromEntries(
      Object.entries(brand.colors).flatMap(([use, colour]) => (colour === undefined ? [] : [[use, colour]])),
    )
    return {
      key: brand.key,
      name: brand.name,
      hosts: brand.hosts,
      public_url: brand.public_url ?? null,
      default_locale: brand.default_locale,
      currency: brand.currency,
      mail_from: brand.mail_from,
      invoice_prefix: brand.invoice_prefix,
      seller: { ...brand.seller, tax_id: brand.seller.tax_id ?? null },
      colors,
      logo: brand.logo,
      features: brand.features,
      tax: brand.tax,
      two_person_above: brand.two_person_above,
      operator_second_factor: [...brand.operator_second_factor],
      gateways: Object.entries(brand.gateways).flatMap(([gateway, settings]) =>
        settings === undefined ? [] : [{ gateway, settings: shownSettings(settings) }],
      ),
      contrast: contrastsOf(colors),
    }
  }
