import { describe, expect, test } from 'vitest'
import { FLAGS } from '#domain/shop/configuration.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { shopRows } from '#shop-api/seed/shops/configurations.ts'
import { SHOPS } from '#shop-api/seed/shops/shops.ts'

test('the shops are the variants', () =>
  expect(
    Object.fromEntries(
      SHOPS.map(({ code, id, country, country3, language, locale, currency }) => [
        code,
        { shopId: id, country, country3, language, intl: locale, currency },
      ]),
    ),
  ).toEqual(VARIANTS))

const flagsOf = (options?: Parameters<typeof shopRows>[0]) =>
  shopRows(options).map(({ configuration }) => configuration.flags)

const EVERYWHERE = [
  'onlineShop',
  'rxConfigurator',
  'rxValuesFromOrder',
  'subscription',
  'lensReminder',
] as const

describe('a flag', () => {
  test.each(FLAGS.filter((flag) => !EVERYWHERE.some((each) => each === flag)))(
    '%s is on in one shop and off in another',
    (flag) => expect(new Set(flagsOf().map((flags) => flags[flag]))).toEqual(new Set([true, false])),
  )

  test.each(EVERYWHERE)('%s is on everywhere', (flag) =>
    expect(flagsOf().every((flags) => flags[flag])).toBe(true),
  )

  test('closes the online shop that a test selects', () => {
    const [germany, austria] = flagsOf({ closed: ['de-de'] })
    expect(germany?.onlineShop).toBe(false)
    expect(austria?.onlineShop).toBe(true)
  })
})

test('the container ids of the tag manager are well-formed, and some shops have none', () => {
  const tags = shopRows().map(({ configuration }) => configuration.googleTagId)
  expect(tags).toContain(null)
  expect(tags.filter((tag) => tag !== null && !/^(GTM-|G-)[A-Z0-9]+$/.test(tag))).toEqual([])
})

test('an experiment is active, control, out of scope, or absent', () => {
  const values = shopRows().map(({ configuration }) => configuration.experiments['yellowPrice'])
  expect(new Set(values)).toEqual(new Set(['variant', 'control', 'out_of_scope', undefined]))
})

test('some shops have a portal for returns', () => {
  const portals = shopRows().map(({ configuration }) => configuration.orderReturnPortal?.portal)
  expect(portals).toContain('veduta-de')
  expect(portals).toContain(undefined)
})
