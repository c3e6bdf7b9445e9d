import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { addConfiguration } from '#server/configurator/add-configuration.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { buyAgain } from '#server/forms/buy-again.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder } from '#tests/support/orders.ts'
import { seedShop } from '#tests/support/seeded.ts'
import { UNUSUAL } from '#tests/support/workshop.ts'

const url = new URL('https://shop.example/de-de/account/orders/123456789012/')
const PARTS = ['rx-progressive-premium', 'index_ad', 'rx-tint-tinted-brown', 'rx-coating-blue-light']
const AFFIRMED = { at: '2026-02-03T10:00:00.000Z', textVersion: '2026-01' }
/** As lenses are made: in minus-cylinder form. */
const STORED = {
  right: { ...UNUSUAL.right, sphere: 1.25, cylinder: -1.25, axis: 97 },
  left: UNUSUAL.left,
}

onBothDatabases({ fill: seedShop }, (open) => {
  const { server, full } = configuratorShop(open)

  function visitor(): RequestScope {
    const { ctx } = server()
    return { ctx, variant: 'de-de', caller: createCaller(ctx.visitors, new Headers(), url) }
  }
  async function linesOf(scope: RequestScope): Promise<BasketItem[]> {
    const read = await basketService.read(scope)
    return read.ok ? read.value.basket.items : []
  }
  /** The lines of a pair, as they were ordered. */
  async function orderedPair(
    change: Partial<Parameters<typeof addConfiguration>[1]> = {},
  ): Promise<OrderItem[]> {
    const scope = visitor()
    const configuration = {
      variantId: full(),
      lensType: 'type_ei',
      prescription: UNUSUAL,
      areValuesLater: false,
      isPdMeasured: false,
      isEarlier: false,
      parts: PARTS,
      isAffirmed: true,
      affirmed: AFFIRMED,
      ...change,
    } as const
    expect(await addConfiguration(scope, configuration)).toMatchObject({ ok: true })
    return (await linesOf(scope)).map((line) => ({ ...line, status: 'available' }))
  }
  async function again(items: OrderItem[], rest: Partial<Order> = {}) {
    const scope = visitor()
    const request = formRequest(url, { again: '1' })
    const answer = await buyAgain(scope, anOrder({ items, ...rest }), request, { url, toBasket: '/basket/' })
    return { location: answer?.headers.get('location'), lines: await linesOf(scope) }
  }
  const keysOf = (items: readonly Pick<BasketItem, 'variant'>[]) =>
    items.map(({ variant }) => variant.referenceKey)

  test('a pair is bought again as a whole: its values, its affirmation, its parts, at the prices of today', async () => {
    const items = await orderedPair()
    const cheaper = items.map((item) => ({
      ...item,
      price: { unit: item.price.unit, total: item.price.unit },
    }))
    const { location, lines } = await again(cheaper)
    expect(location).toBe('/basket/?note=added-all')
    expect(keysOf(lines)).toEqual(keysOf(items))
    expect(lines[0]?.customData).toMatchObject({
      lensType: 'type_ei',
      prescriptionValues: STORED,
      affirmed: AFFIRMED,
    })
    expect(lines.map(({ price }) => price.total.withTax)).toEqual(
      items.map(({ price }) => price.total.withTax),
    )
    const groups = new Set(lines.map(({ itemGroup }) => itemGroup?.id))
    expect([groups.size, groups.has(items[0]!.itemGroup!.id)]).toEqual([1, false])
  })

  test('a pair whose values follow waits for them again', async () => {
    const items = await orderedPair({ areValuesLater: true, prescription: { right: {}, left: {} } })
    const { location, lines } = await again(items)
    expect(location).toBe('/basket/?note=added-all')
    expect(lines[0]?.customData).not.toHaveProperty('prescriptionValues')
    expect(lines).toHaveLength(items.length)
  })

  test('values that are to be deleted are not copied: the pair waits for others', async () => {
    const items = await orderedPair()
    const { lines } = await again(items, { valuesRemoval: 'requested' })
    expect(lines).toHaveLength(items.length)
    expect(JSON.stringify(lines)).not.toContain('prescriptionValues')
    expect(lines[0]?.customData).not.toHaveProperty('affirmed')
  })

  test.each<[string, (item: OrderItem) => OrderItem]>([
    [
      'a part that is not made any more',
      (item) =>
        item.variant.referenceKey === 'index_ad'
          ? { ...item, variant: { ...item.variant, referenceKey: 'index_gone' } }
          : item,
    ],
    [
      'a frame that is not sold any more',
      (item) => (item.itemGroup?.isMainItem ? { ...item, variant: { ...item.variant, id: 999_999 } } : item),
    ],
    [
      'values that nobody affirmed',
      (item) => ({ ...item, customData: { ...item.customData, affirmed: undefined } }),
    ],
  ])('with %s nothing of the pair is added, and the shopper is told', async (_, changed) => {
    const items = (await orderedPair()).map(changed)
    const frame = items.find(({ itemGroup }) => itemGroup?.isMainItem)
    const { location, lines } = await again(items)
    const named = `order=123456789012&missing=${frame?.key}`
    expect([location, lines]).toEqual([`/basket/?note=pair-gone&${named}`, []])
  })
})
