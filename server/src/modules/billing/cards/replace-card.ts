import type { Tx } from '../../../platform/database/database.ts'
import { auditActor } from '../audit-actor.ts'
import { ofCard } from '../audited.ts'
import type { News } from '../gateways/gateway.ts'
import type { Services } from '../services.ts'
import { findAnyCard, lockCards, updatePaymentMethod } from './card-store.ts'

type ReplacedNews = Extract<News, { kind: 'card_replaced' }>

const idOf = (gateway: string, { card: { reference } }: ReplacedNews): string => `${gateway}_${reference}`

export const isKnownCard = async (tx: Tx, gateway: string, news: ReplacedNews): Promise<boolean> =>
  (await findAnyCard(tx, idOf(gateway, news))) !== undefined

/** Stores what a saved card is called now. Its owner is warned anew when the new date comes near. */
export const replaceCard = (services: Services, tenant: string, gateway: string, news: ReplacedNews): Promise<string> =>
  services.database.transaction(tenant, async (tx) => {
    const id = idOf(gateway, news)
    const known = await findAnyCard(tx, id)
    if (known === undefined) return 'nothing of ours'
    const { account_id } = known
    const card = (await lockCards(tx, account_id)).find((one) => one.id === id)
    if (card === undefined) return 'nothing of ours'
    const { last_four, type, expires } = news.card
    if (card.card_last_four === last_four && card.card_expires === expires) return 'card is known'
    await updatePaymentMethod(tx, id, {
      card_last_four: last_four,
      card_type: type,
      card_expires: expires,
      warned_at: null,
    })
    await services.audit(tx, {
      tenant,
      actor: auditActor(gateway),
      actor_ip: null,
      action: 'card_replaced',
      ...ofCard(id, account_id),
      changes: { card_last_four: last_four, card_expires: expires },
    })
    return 'card is replaced'
  })
