import { afterEach, describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import { CHECKOUT_MIGRATIONS } from '#modules/checkout/checkout-drafts.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { pairBuyer, PAIRS } from '#tests/support/pair-buyer.ts'
import { seedShop } from '#tests/support/seeded.ts'

const tables = [SHOP_MIGRATIONS, CHECKOUT_MIGRATIONS, CONFIGURATOR_MIGRATIONS]

onBothDatabases({ fill: seedShop, tables }, (open) => {
  const shop = configuratorShop(open)
  afterEach(() => shop.setFlag('rxConfigurator', true))

  describe('a pair that was in the basket before the configurator was switched off', () => {
    test.each(
      Object.entries<object>({
        'with values': PAIRS['with values'],
        'whose values follow': PAIRS['whose values follow'],
        'with a tint alone': { lensType: 'type_none', parts: ['rx-tint-polarized-green'] },
      }).flatMap(([kind, pair]) => [true, false].map((isOn) => ({ kind, pair, isOn }))),
    )('$kind, is ordered as it was agreed; still on: $isOn', async ({ pair, isOn }) => {
      const buyer = await pairBuyer(shop, pair)
      await buyer.answer()
      const before = (await buyer.view()).basket
      await shop.setFlag('rxConfigurator', isOn)

      const { basket, changes } = await buyer.view()
      expect(basket.items).toEqual(before.items)
      expect(changes).toEqual([])
      expect(await buyer.order(0)).toContain('/api/payment/go?')
      const { items, cost } = buyer.placed()
      expect(cost.withTax).toBe(before.cost.withTax)
      expect(basketEntries(items).map(({ total, parts }) => [total, parts.length])).toEqual(
        basketEntries(before.items).map(({ total, parts }) => [total, parts.length]),
      )
      const made = ({ variant, customData }: Pick<BasketItem, 'variant' | 'customData'>) => [
        variant.id,
        customData['prescriptionValues'],
        customData['configurationItems'],
      ]
      expect(items.map(made)).toEqual(before.items.map(made))
    })
  })
})
