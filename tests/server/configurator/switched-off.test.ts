import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { handleConfiguratorForm } from '#server/forms/configurator-form.ts'
import { loadConfigurator } from '#server/loaders/configurator.ts'
import { createCaller } from '#server/session/caller.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { formRequest } from '#tests/support/forms.ts'
import { call } from '#tests/support/rpc.ts'
import { seedShop } from '#tests/support/seeded.ts'
import { UNUSUAL } from '#tests/support/workshop.ts'

onBothDatabases({ fill: seedShop, tables: [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS] }, (open) => {
  const { server, full, setFlag } = configuratorShop(open)

  test('a pair in the basket stays as it is where the configurator is switched off', async () => {
    const pair = {
      variantId: full(),
      lensType: 'type_ei',
      prescription: UNUSUAL,
      parts: ['rx-progressive-premium', 'index_ad'],
      affirmed: true,
    }
    const added = await call(server(), 'addConfigurationToBasket', pair)
    const cookie = added.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const itemsOf = async (name: string, payload: object = {}): Promise<BasketItem[]> =>
      (await call(server(), name, payload, { cookie })).body.basket.items
    const goods = (items: readonly BasketItem[]) =>
      items.map(({ variant, price, customData }) => [
        variant.id,
        price.total.withTax,
        customData['prescriptionValues'],
      ])
    const before = await itemsOf('getBasket')
    const groupId = before[0]?.itemGroup?.id ?? ''
    const url = new URL(
      `http://localhost/de-de/p/any-1/?configure=summary&variantid=${full()}&edit=${groupId}`,
    )
    const visit = (own: string) => {
      const { ctx } = server()
      const caller = createCaller(ctx.visitors, new Headers({ cookie: own }), url)
      return { ctx, variant: 'de-de' as const, caller }
    }

    await setFlag('rxConfigurator', false)
    try {
      expect(goods(await itemsOf('getBasket'))).toEqual(goods(before))
      // Who wants to change it is told, and loses nothing; of other people's baskets nothing is told.
      expect(await loadConfigurator(visit(cookie), 'any-1', url.searchParams)).toEqual({
        ok: false,
        error: '/basket/?note=pair-fixed',
      })
      expect(await loadConfigurator(visit(''), 'any-1', url.searchParams)).toEqual({
        ok: false,
        error: '/p/any-1/',
      })
      // Of a new pair its page says where lenses are made instead, also in the midst of the steps.
      const fresh = new URL(`http://localhost/de-de/p/any-1/?configure=glass&variantid=${full()}`)
      expect(await loadConfigurator(visit(cookie), 'any-1', fresh.searchParams)).toEqual({
        ok: false,
        error: '/p/any-1/#lenses-elsewhere',
      })
      const places = { product: '/de-de/p/any-1/', basket: '/de-de/basket/', branches: '/' }
      const sent = await handleConfiguratorForm(visit(cookie), formRequest(url, { step: 'summary' }), {
        url,
        slug: 'any-1',
        ...places,
      })
      expect(sent.headers.get('location')).toBe(url.pathname + url.search)
      const step = await handleConfiguratorForm(visit(cookie), formRequest(fresh, { step: 'glass' }), {
        url: fresh,
        slug: 'any-1',
        ...places,
      })
      expect(step.headers.get('location')).toBe(fresh.pathname + fresh.search)
      // Removed by mistake, it is put back.
      expect(await itemsOf('removeItemFromBasket', { itemKey: before[0]?.key })).toEqual([])
      const back = await itemsOf('restorePairToBasket', { variantId: full(), groupId })
      expect(goods(back)).toEqual(goods(before))
      // Another one is not made.
      expect(await call(server(), 'addConfigurationToBasket', { ...pair, attempt: 'another' })).toMatchObject(
        {
          status: 404,
        },
      )
    } finally {
      await setFlag('rxConfigurator', true)
    }
  })
})
