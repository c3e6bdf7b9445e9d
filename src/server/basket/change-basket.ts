import type { Basket, NewItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import { isSameLine } from '#domain/basket/plan-add.ts'
import type { SaleTerms } from '#domain/basket/sale-rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { basketFields } from '#clients/shop-api/basket-fields.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { BasketChangeResult, BasketChangeFailure, BasketHandle } from './add-items.ts'
import { keepRemovedPair } from './keep-removed-pair.ts'
import { reconcileBasket, type ReconciledBasket } from './reconcile-basket.ts'

/** The basket after a change, the changes that failed, and the items that were removed automatically. */
export type ChangedBasket = {
  basket: Basket
  errors?: BasketFailure[]
  removed?: ReconciledBasket['removed']
}

export type BasketResult = Result<ChangedBasket, Refusal<ChangedBasket>>

/** The basket of a key. `fields` is the Shop API's `with`; absent, what a basket page shows. */
export const basketHandle = (
  { ctx, variant }: RequestScope,
  key: string,
  fields: string | undefined,
  shop: VariantCode = variant,
): BasketHandle => ({
  baskets: ctx.baskets(shop),
  key,
  fields: basketFields(fields),
})

/**
 * Changes the caller's basket and reconciles it, one change at a time. A caller without a basket gets an empty one.
 */
export async function changeOwnBasket(
  scope: RequestScope,
  fields: string | undefined,
  change: (handle: BasketHandle) => Promise<BasketChangeResult>,
): Promise<BasketResult> {
  const key = callerKey(scope, 'basket')
  return key
    ? changeBasket(scope, basketHandle(scope, key, fields), change)
    : ok({ basket: emptyBasketOf(scope) })
}

export async function saleTerms({ ctx, variant }: RequestScope): Promise<SaleTerms> {
  const { flags, customData } = await ctx.shop(variant).configuration()
  return { country: VARIANTS[variant].country, flags, lensTypes: customData.rxLensTypes }
}

export const changeBasket = (
  scope: RequestScope,
  handle: BasketHandle,
  change: (handle: BasketHandle) => Promise<BasketChangeResult>,
): Promise<BasketResult> =>
  scope.ctx.runExclusive(handle.key, async () => {
    const { basket: changed, failures, requested = [] } = await change(handle)
    const { basket, removed, reduced } = await reconcileBasket(
      handle,
      changed,
      await saleTerms(scope),
      (group) => keepRemovedPair(scope, handle.key, group),
    )
    const allFailures = [...failures, ...missingItems(basket, requested, failures)]
    const errors = [...allFailures.map(({ failure }) => failure), ...reduced]
    const value = { basket, ...(errors.length > 0 && { errors }), ...(removed.length > 0 && { removed }) }
    const refused = allFailures.find(({ failure }) => failure.kind !== 'ItemAddedWithReducedQuantity')
    return refused ? fail({ status: refused.status, kind: refused.failure.kind, more: value }) : ok(value)
  })

/** Items that were added and immediately removed again: the shop has them but does not sell them at the moment. */
const missingItems = (
  basket: Basket,
  requested: readonly NewItem[],
  failures: readonly BasketChangeFailure[],
): BasketChangeFailure[] =>
  requested
    .filter(
      (item) =>
        !basket.items.some((line) => isSameLine(line, item)) &&
        failures.every(
          ({ failure: { kind, ...failed } }) =>
            failed.variantId !== item.variantId || kind === 'ItemAddedWithReducedQuantity',
        ),
    )
    .map(({ variantId }) => ({
      failure: { operation: 'add', kind: 'ItemUnvailable', variantId },
      status: 412,
    }))

export const emptyBasketOf = ({ variant }: RequestScope): Basket => emptyBasket(VARIANTS[variant].currency)
