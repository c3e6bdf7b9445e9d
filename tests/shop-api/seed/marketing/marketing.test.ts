import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { failedConditions } from '#domain/promotion/condition.ts'
import { campaigns } from '#shop-api/seed/marketing/campaigns.ts'
import { promotions } from '#shop-api/seed/marketing/promotions.ts'
import { SHOPS } from '#shop-api/seed/shops/shops.ts'
import { categoryId } from '#shop-api/seed/shops/tree.ts'
import { LANGUAGES } from '#shop-api/seed/words.ts'
import { promotionOf } from '#shop-api/serializers/promotion.ts'

const now = new Date('2026-11-21T12:00:00Z')
const phase = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  new Date(endsAt) < now ? 'past' : new Date(startsAt) > now ? 'future' : 'running'
const promoted = promotions(now, { cloths: [1, 2], cases: [3] })
const asPromotion = (row: (typeof promoted)[number]) =>
  promotionOf(
    {
      ...row,
      code: row.code ?? null,
      displayNames: row.displayNames ?? {},
      isActive: row.isActive ?? true,
      priority: row.priority ?? 0,
      conditions: row.conditions ?? [],
      customData: row.customData ?? {},
    },
    'de',
  )

test.each([
  ['campaigns', campaigns(now)],
  ['promotions', promoted],
] as const)('of the %s some are over, some run and some are in the future', (_, rows) =>
  expect(new Set(rows.map(phase))).toEqual(new Set(['past', 'running', 'future'])),
)

describe('campaigns', () => {
  test('have texts in every language, and a link to their products', () => {
    for (const { texts } of campaigns(now))
      for (const language of LANGUAGES) {
        expect(texts[language]?.headline).toBeTruthy()
        expect(texts[language]?.link).toMatch(/^\/[a-z/-]+\/$/)
      }
  })
  test('run one at a time in each shop, one now and one later', () => {
    const rows = campaigns(now)
    for (const { id } of SHOPS) {
      const own = rows.filter(({ shopIds }) => shopIds.includes(id))
      expect(own.map(phase)).toEqual(expect.arrayContaining(['running', 'future']))
      const inOrder = own.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
      for (const [place, { startsAt }] of inOrder.slice(1).entries())
        expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(Date.parse(inOrder[place]?.endsAt ?? ''))
    }
  })
  test('take off whole percent', () => {
    for (const { reduction } of campaigns(now)) expect(reduction % 1).toBe(0)
  })
})

describe('promotions', () => {
  test('have every effect', () =>
    expect(new Set(promoted.map(({ effect }) => effect.type))).toEqual(
      new Set(['automatic_discount', 'buy_x_get_y', 'combo_deal']),
    ))
  test('do not use effects that no basket applies', () =>
    expect(promoted.filter(({ effect, isActive }) => isActive && effect.type === 'combo_deal')).toEqual([]))
  test('take off amounts and percent', () =>
    expect(
      new Set(
        promoted.flatMap(({ effect }) =>
          effect.type === 'automatic_discount' ? [effect.additionalData.type] : [],
        ),
      ),
    ).toEqual(new Set(['absolute', 'relative'])))
  test('give away variants that were written', () => {
    const gifts = promoted.flatMap(({ effect }) =>
      effect.type === 'buy_x_get_y' ? [effect.additionalData.variantIds] : [],
    )
    expect(gifts).toContainEqual([1, 2])
    expect(gifts).toContainEqual([3])
  })
  test('require a minimum order in the currency of their shops', () => {
    const least = promoted
      .filter(({ id }) => id.startsWith('care-gift'))
      .map(({ id, customData }) => [id, JSON.stringify(customData?.['de']?.['giftConditions'])])
    expect(Object.fromEntries(least)).toEqual({
      'care-gift-eur': '{"minQuantity":2,"minOrderValue":6000}',
      'care-gift-czk': '{"minQuantity":2,"minOrderValue":149000}',
      'care-gift-pln': '{"minQuantity":2,"minOrderValue":25900}',
      'care-gift-chf': '{"minQuantity":2,"minOrderValue":6900}',
    })
  })
  test('have conditions for their products and quantities that can be read', () => {
    const line = { quantity: 1, categoryIds: [categoryId('glasses'), categoryId('glasses-shape-brow')] }
    const failed = (name: string, of: typeof line, quantity: number) => {
      const row = promoted.find(({ id }) => id === `${name}-eur`)
      if (!row) throw new Error(`no promotion ${name}`)
      return failedConditions(asPromotion(row), of, { quantity, total: minor(10_000) }).map(({ key }) => key)
    }
    expect(failed('second-pair', line, 1)).toEqual(['min_quantity'])
    expect(failed('second-pair', line, 2)).toEqual([])
    expect(failed('autumn-frames', line, 1)).toEqual([])
    expect(failed('lens-voucher', line, 1)).toEqual(['category'])
    expect(failed('care-gift', line, 1)).toEqual(['min_quantity'])
    expect(failed('care-gift', line, 2)).toEqual([])
  })
  test('reach every shop, in one currency each', () => {
    for (const { id, shopIds } of promoted) {
      const currencies = new Set(
        SHOPS.filter((shop) => shopIds.includes(shop.id)).map(({ currency }) => currency),
      )
      expect([id, currencies.size]).toEqual([id, 1])
    }
  })
})

test.each([
  ['welcome-eur', 'SEHEN10', 5000, 'absolute', 1000],
  ['welcome-czk', 'VIDET250', 120_000, 'absolute', 25_000],
  ['welcome-pln', 'WIDZE40', 20_000, 'absolute', 4000],
  ['welcome-chf', 'VOIR10', 5000, 'absolute', 1000],
  ['sun-voucher-eur', 'SONNE15', 0, 'relative', 15],
  ['care-voucher-chf', 'CARE20', 0, 'relative', 20],
] as const)('%s has the code %s, for at least %i, and takes off %s %i', (id, code, total, type, value) => {
  const row = promoted.find((each) => each.id === id)
  expect(row).toMatchObject({ code, effect: { type: 'automatic_discount', additionalData: { type, value } } })
  const needed = row?.conditions?.map(({ condition }) => condition).filter((each) => each.includes('total'))
  expect(needed).toEqual(total === 0 ? [] : [`basket.total >= ${total}`])
})

test('a code is of its currency alone', () => {
  const ids = promoted.map(({ id }) => id)
  expect(ids.filter((id) => /^(sun|care)-voucher/.test(id))).toEqual(['sun-voucher-eur', 'care-voucher-chf'])
})
