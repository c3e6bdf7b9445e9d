import type { Basket, NewItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Changed, Failed, Held } from './basket-changes.ts'
import { keyOf } from './belongings.ts'
import { basketFields } from './fields.ts'
import type { Refusal, Visit } from './procedure.ts'
import { settle, type Settled } from './settle-basket.ts'

type Answer = { basket: Basket; errors?: BasketFailure[]; removed?: Settled['removed'] }

/** The basket of a key, as the caller wants to see it. */
export const held = (
  { ctx, variant }: Visit,
  key: string,
  fields: string | undefined,
  shop: VariantCode = variant,
): Held => ({
  baskets: ctx.baskets(shop),
  key,
  fields: basketFields(fields),
})

/** Changes the caller's basket while no other call of his does, and puts it right. Somebody without a basket has an empty one. */
export async function changeOwn(
  visit: Visit,
  fields: string | undefined,
  change: (held: Held) => Promise<Changed>,
): Promise<Result<Answer, Refusal>> {
  const key = keyOf(visit, 'basket')
  return key ? changeHeld(visit, held(visit, key, fields), change) : ok({ basket: nobodys(visit) })
}

export const changeHeld = (
  { ctx }: Visit,
  held: Held,
  change: (held: Held) => Promise<Changed>,
): Promise<Result<Answer, Refusal>> =>
  ctx.inTurn(held.key, async () => {
    const { basket: changed, failures, wanted = [] } = await change(held)
    const { basket, removed, reduced } = await settle(held, changed)
    const failed = [...failures, ...lostOf(basket, wanted, failures)]
    const errors = [...failed.map(({ failure }) => failure), ...reduced]
    const answer = { basket, ...(errors.length > 0 && { errors }), ...(removed.length > 0 && { removed }) }
    const refused = failed.find(({ failure }) => failure.kind !== 'ItemAddedWithReducedQuantity')
    return refused ? fail({ status: refused.status, kind: refused.failure.kind, more: answer }) : ok(answer)
  })

/** What was put in and had to go at once: the shop has it and does not sell it at the time. */
const lostOf = (basket: Basket, wanted: readonly NewItem[], failures: readonly Failed[]): Failed[] =>
  wanted
    .filter(
      ({ variantId }) =>
        basket.items.every(({ variant }) => variant.id !== variantId) &&
        failures.every(({ failure }) => failure.variantId !== variantId),
    )
    .map(({ variantId }) => ({
      failure: { operation: 'add', kind: 'ItemUnvailable', variantId },
      status: 412,
    }))

export const nobodys = ({ variant }: Visit): Basket => emptyBasket(VARIANTS[variant].currency)
