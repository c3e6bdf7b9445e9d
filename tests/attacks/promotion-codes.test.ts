import { describe, expect, test } from 'vitest'
import { variant } from '#contract/shop-api/product.ts'
import { minor } from '#domain/money/price.ts'
import { applyBasketForm } from '#server/forms/basket-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { aPrice, aVariant } from '#tests/support/goods.ts'
import { createShopper, testShopApi } from '#tests/support/shopper.ts'
import { startTestServer, testContext } from '#tests/support/test-server.ts'

const api = testShopApi()
const scene = { shopApi: api.answer, timeout: 10_000 }
/** The promotion of the code TEN. */
const CODED = 'a'

async function basketOf(server: Awaited<ReturnType<typeof startTestServer>>) {
  const shopper = createShopper(server)
  const { body } = await shopper.call('addItemToBasket', { variantId: 100 })
  return { ...shopper, itemId: body.basket.items[0].key as string }
}

describe('nobody learns a code', () => {
  test('from the list of promotions', async () => {
    await using server = await startTestServer(scene)
    const { status, body } = await createShopper(server).call('getCurrentPromotions', {})
    expect(status).toBe(200)
    expect(body.entities.map(({ id }: { id: string }) => id)).not.toContain(CODED)
    expect(JSON.stringify(body)).not.toContain('TEN')
  })

  test.each([
    ['without it', {}],
    ['with another', { code: 'ELEVEN' }],
  ])('by choosing its promotion %s', async (_, code) => {
    await using server = await startTestServer(scene)
    const { call, itemId } = await basketOf(server)
    const promotions = [{ id: CODED, ...code }]
    const answers = [
      await call('updatePromotions', { items: [{ itemId, promotions }] }),
      await call('addItemToBasket', { variantId: 110, promotions }),
      await call('addItemToBasket', { variantId: 30, promotionId: CODED }),
      await call('getBasket', { with: 'items.promotion,applicablePromotions' }),
    ]
    expect(answers.at(-1)?.body.basket.cost.withTax).toBe(799 + 1990 + 14_900)
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/\bTEN\b/)
  })

  test('from the price of a product', () => {
    const reduction = {
      category: 'voucher' as const,
      type: 'absolute' as const,
      amount: { relative: 0.1, absoluteWithTax: minor(100) },
    }
    const price = aPrice(900, { appliedReductions: [{ ...reduction, code: 'WELCOME' }] })
    expect(variant.parse(aVariant(1, { price })).price.appliedReductions).toEqual([reduction])
  })
})

test('who has entered a code sees it', async () => {
  await using server = await startTestServer(scene)
  const { call, itemId } = await basketOf(server)
  const opened = await call('getApplicablePromotionsByCode', { promotionCode: 'ten' })
  expect(opened.body.basket.applicablePromotions).toMatchObject([{ promotion: { id: CODED, code: 'TEN' } }])
  const { body } = await call('updatePromotions', {
    items: [{ itemId, promotions: [{ id: CODED, code: 'ten' }] }],
  })
  expect(body.basket.items).toMatchObject([{ promotions: [{ id: CODED, code: 'TEN', isValid: true }] }])
})

describe('guesses are limited', () => {
  const limits = { codes: 3 }

  test.each([
    ['getApplicablePromotionsByCode', () => ({ promotionCode: 'GUESS' })],
    [
      'updatePromotions',
      (itemId: string) => ({ items: [{ itemId, promotions: [{ id: CODED, code: 'GUESS' }] }] }),
    ],
    ['updateBasketItem', (basketItemKey: string) => ({ basketItemKey, update: { promotionCode: 'GUESS' } })],
    ['addItemToBasket', () => ({ variantId: 100, promotions: [{ id: CODED, code: 'GUESS' }] })],
  ])('of %s', async (name, payloadOf) => {
    await using server = await startTestServer({ ...scene, limits })
    const { call, itemId } = await basketOf(server)
    const answers = []
    for (let guess = 0; guess < 4; guess++) answers.push(await call(name, payloadOf(itemId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[3]?.body).toMatchObject({ kind: 'too-many' })
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('updateBasketItem', { basketItemKey: itemId, update: { quantity: 2 } })).status).toBe(
      200,
    )
  })

  test('several in one call count as several, and one for several lines or promotions as one', async () => {
    await using server = await startTestServer({ ...scene, limits })
    const { call, itemId } = await basketOf(server)
    const guess = (...codes: string[]) =>
      call('updatePromotions', {
        items: codes.map((code) => ({ itemId, promotions: [{ id: CODED, code }] })),
      })
    expect((await guess('A', 'A', 'A', 'A', 'A')).status).toBe(200)
    expect((await guess('B', 'C', 'D')).status).toBe(429)
    const items = ['E', 'F', 'G', 'H'].map((code) => ({
      variantId: 100,
      quantity: 1,
      promotions: [{ id: CODED, code }],
    }))
    expect((await call('addItemsToBasket', { items })).status).toBe(429)
  })

  test('of many visitors at one address', async () => {
    const { ctx } = testContext({ limits: { codesOfAddress: 3 } })
    const waits = []
    for (const visitor of ['a', 'b', 'c', 'd'])
      waits.push(await ctx.rateLimits.count('promotion code', { visitor, address: '203.0.113.1' }))
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true])
  })

  test('of the form', async () => {
    const { ctx } = testContext({ ...scene, limits })
    const url = new URL('http://localhost/de-de/basket/')
    const scope = { ctx, variant: 'de-de', caller: createCaller(ctx.visitors, new Headers(), url) } as const
    const send = (name: string, value: string) => {
      const form = new FormData()
      form.set(name, value)
      return applyBasketForm(scope, form)
    }
    await send('add', '100')
    const notes = []
    for (let guess = 0; guess < 4; guess++) notes.push((await send('code', `GUESS${guess}`)).note)
    expect(notes).toEqual(['code-unknown', 'code-unknown', 'code-unknown', 'too-often'])
    expect((await send('add', '110')).note).toBe('added')
  })
})
