import type { BasketClient } from '#clients/shop-api/basket-client.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { fieldSetRows } from '#domain/catalogue/advanced-attribute.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { checkLensValues, offeredLens } from '#domain/lens/lens-values.ts'
import { configuredItems, READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { availableIndices } from '#domain/prescription/lens-index.ts'
import { type RxPart, rxPartsOf } from '#domain/prescription/rx-part.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { DEMO_GLASSES, DEMO_LENSES, DEMO_VALUES, type DemoBuyer, demoRequest } from './demo-request.ts'

export type OrderDeps = {
  shop(variant: VariantCode): Pick<ShopApi, 'product' | 'rxProducts'>
  baskets(variant: VariantCode): Pick<BasketClient, 'add' | 'addGroup'>
  orders: Pick<OrderRepository, 'byAttempt' | 'createOrder' | 'move'>
  now(): Date
}

type NumberOf = (deps: OrderDeps, variant: VariantCode, buyer: DemoBuyer) => Promise<string | null>

/** The number of an order of glasses made to values; null where the shop does not make them. */
export const glassesOf: NumberOf = (deps, variant, buyer) =>
  delivered(deps, variant, buyer, `demo-glasses-${variant}`, fillGlasses)

/** The number of an order of contact lenses; null where the shop does not sell them. */
export const contactLensesOf: NumberOf = (deps, variant, buyer) =>
  delivered(deps, variant, buyer, `demo-lenses-${variant}`, fillLenses)

type Fill = (deps: OrderDeps, variant: VariantCode, key: string) => Promise<Basket | null>

/** Orders once, and sends what nobody has sent. */
async function delivered(
  deps: OrderDeps,
  variant: VariantCode,
  buyer: DemoBuyer,
  key: string,
  fill: Fill,
): Promise<string | null> {
  const { orders } = deps
  const attempt = { basketKey: key, attemptKey: key }
  let order = (await orders.byAttempt(variant, attempt))?.order
  if (!order) {
    const basket = await fill(deps, variant, key)
    if (!basket) return null
    const request = demoRequest(VARIANTS[variant].country, basket, buyer)
    const placed = await orders.createOrder(variant, { ...request, ...attempt })
    if (placed.kind !== 'placed') return null
    order = placed.order
  }
  for (const { event, from } of WAY) {
    if (order.status !== from) continue
    const moved = await orders.move(order.id, { event })
    if (moved.ok) order = moved.value.order
  }
  return order.id
}

const WAY = [
  { event: 'ship', from: 'confirmed' },
  { event: 'deliver', from: 'shipped' },
] as const

const FRAME_FIELDS = 'variants,attributes:key(rimType),advancedAttributes:key(rxCountryIndexAvailability)'

const fillGlasses: Fill = async ({ shop: of, baskets, now }, variant, key) => {
  const shop = of(variant)
  const [frame, offered] = await Promise.all([
    shop.product(DEMO_GLASSES, { with: FRAME_FIELDS }),
    shop.rxProducts(),
  ])
  const cheapest = frame && cheapestVariant(frame)
  if (!frame || !cheapest) return null
  const { country, shopId } = VARIANTS[variant]
  const rows = fieldSetRows(frame.advancedAttributes, 'rxCountryIndexAvailability')
  const [index] = availableIndices(rows, country, attributeValue(frame.attributes, 'rimType'))
  const all = offered.flatMap(rxPartsOf)
  const isOfPair = (part: RxPart) =>
    (part.kind === 'lensType' && part.design === 'single-vision') ||
    (part.kind === 'index' && part.index.key === index?.key && part.form === '')
  const parts = all.filter(isOfPair)
  if (parts.length === 0) return null
  const items = configuredItems({
    groupId: 'glasses',
    shopId,
    frame: { variantId: cheapest.id, productType: 'rxGlasses' },
    lensType: 'type_ei',
    prescription: DEMO_VALUES,
    parts,
    affirmed: { at: now().toISOString(), textVersion: READ_BACK_VERSION },
  })
  return (await baskets(variant).addGroup(key, { items }))?.basket ?? null
}

/** Of contact lenses, for both eyes. */
const EYE = { sphere: -2, cylinder: -0.75, axis: 90 }
const LENS_FIELDS =
  'attributes:key(lensColor),advancedAttributes:key(lensParameterRange),variants.attributes:key(baseCurve|diameter)'

/** A pack for each eye. */
const fillLenses: Fill = async ({ shop, baskets }, variant, key) => {
  const product = await shop(variant).product(DEMO_LENSES, { with: LENS_FIELDS })
  const cheapest = product && cheapestVariant(product)
  const lens = cheapest && offeredLens({ product, variant: cheapest })
  const eye = lens && checkLensValues(lens, EYE, 'right')
  if (!cheapest || !eye?.ok) return null
  const prescriptionValues = { right: eye.value, left: eye.value }
  const { shopId } = VARIANTS[variant]
  const item = { variantId: cheapest.id, quantity: 2, customData: { shopId, prescriptionValues } }
  return (await baskets(variant).add(key, item)).basket
}
