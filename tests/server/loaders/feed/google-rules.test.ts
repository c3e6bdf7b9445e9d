import { expect, test } from 'vitest'
import type { FeedField } from '#domain/seo/merchant-feed.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { createPacer } from '#platform/pacer.ts'
import { loadFeed } from '#server/loaders/feed/feed.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { embeddedCopyOfFile } from '#tests/support/embedded-copy.ts'
import { seedShop } from '#tests/support/seeded.ts'

const { server } = configuratorShop(() => embeddedCopyOfFile({ fill: seedShop }))

const URL_FORM = /^https:\/\/shop\.example\/\S+$/
const PRICE = /^\d+\.\d\d (?:EUR|CHF|PLN|CZK)$/

type Rule = { form: RegExp; longest?: number; isRequired?: true; most?: number }

/** Google's product data specification (https://support.google.com/merchants/answer/7052112): a field once, unless it says how often. */
const RULES: Record<string, Rule> = {
  'g:id': { form: /^[\x21-\x7e]+$/, longest: 50, isRequired: true },
  'g:title': { form: /\S/, longest: 150, isRequired: true },
  'g:description': { form: /\S/, longest: 5000, isRequired: true },
  'g:link': { form: URL_FORM, longest: 2000, isRequired: true },
  'g:image_link': { form: URL_FORM, longest: 2000, isRequired: true },
  'g:additional_image_link': { form: URL_FORM, longest: 2000, most: 10 },
  'g:availability': { form: /^(?:in_stock|out_of_stock|preorder|backorder)$/, isRequired: true },
  'g:availability_date': { form: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:[+-]\d{4}|Z)$/, longest: 25 },
  'g:price': { form: PRICE, isRequired: true },
  'g:sale_price': { form: PRICE },
  'g:condition': { form: /^(?:new|refurbished|used)$/ },
  'g:brand': { form: /\S/, longest: 70 },
  // In-store numbers and coupons are refused.
  'g:gtin': {
    form: /^(?:(?![02])\d{8}|(?![245])\d{12}|(?!0[245]|2|9[89])\d{13}|\d(?!0[245]|2|9[89])\d{13})$/,
  },
  'g:mpn': { form: /^[\x20-\x7e]+$/, longest: 70 },
  'g:identifier_exists': { form: /^(?:yes|no)$/ },
  'g:item_group_id': { form: /^[\x20-\x7e]+$/, longest: 50 },
  'g:color': { form: /^[^/]{1,40}(?:\/[^/]{1,40}){0,2}$/, longest: 100 },
  'g:size': { form: /\S/, longest: 100 },
  'g:material': { form: /^[^/]+(?:\/[^/]+){0,2}$/, longest: 200 },
  'g:gender': { form: /^(?:male|female|unisex)$/ },
  'g:age_group': { form: /^(?:newborn|infant|toddler|kids|adult)$/ },
  'g:product_type': { form: /\S/, longest: 750 },
  'g:shipping': { form: /^[A-Z]{2} \d+\.\d\d (?:EUR|CHF|PLN|CZK)$/, isRequired: true },
}

type Item = Record<string, string>

/** What Google wants of fields together. */
const TOGETHER: readonly [rule: string, keeps: (item: Item) => boolean][] = [
  [
    'a date where it is ordered first, and nowhere else',
    (item) => (item['g:availability'] === 'backorder') === 'g:availability_date' in item,
  ],
  [
    'a number, or brand and part number, or that there are none',
    (item) =>
      'g:gtin' in item || ('g:brand' in item && 'g:mpn' in item) || item['g:identifier_exists'] === 'no',
  ],
  [
    'that there are none is not said beside one',
    (item) => !('g:identifier_exists' in item && ('g:brand' in item || 'g:gtin' in item)),
  ],
  ['gender and age together', (item) => 'g:gender' in item === 'g:age_group' in item],
  ['the colour of what is worn', (item) => !('g:gender' in item) || 'g:color' in item],
  [
    'a reduced price below the price',
    (item) => !('g:sale_price' in item) || amountOf(item, 'g:sale_price') < amountOf(item, 'g:price'),
  ],
]

const amountOf = (item: Item, name: string): number => Number(item[name]?.split(' ')[0])

const textOf = (content: FeedField[1]): string =>
  typeof content === 'string' ? content : content.map(([, inner]) => textOf(inner)).join(' ')

function brokenRules(fields: readonly FeedField[]): string[] {
  const item = itemOf(fields)
  const about = (rule: string) => `${item['g:id']}: ${rule}`
  const unknown = Object.keys(item).filter((name) => !(name in RULES))
  const ofFields = Object.entries(RULES).flatMap(
    ([name, { form, longest = Infinity, isRequired, most = 1 }]) => {
      const texts = fields.filter(([each]) => each === name).map(([, content]) => textOf(content))
      const isBroken =
        (isRequired && texts.length === 0) ||
        texts.length > most ||
        texts.some((text) => !form.test(text) || text.length > longest)
      return isBroken ? `${name} ${texts.join(' | ')}` : []
    },
  )
  const ofItem = TOGETHER.filter(([, keeps]) => !keeps(item)).map(([rule]) => rule)
  return [...unknown, ...ofFields, ...ofItem].map(about)
}

const itemOf = (fields: readonly FeedField[]): Item =>
  Object.fromEntries(fields.map(([name, content]) => [name, textOf(content)]))

/** What Google takes variants of one group apart by. */
const distinctionOf = (item: Item): string =>
  ['item_group_id', 'color', 'size', 'material', 'gender', 'age_group']
    .map((name) => item[`g:${name}`])
    .join(' | ')

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

test.each(VARIANT_CODES)('the whole feed of %s keeps Google’s rules', async (variant) => {
  const { ctx } = server()
  const { country, currency } = VARIANTS[variant]
  const [today = '', inOneYear = ''] = [0, 365].map((days) => addDays(shopDay(ctx.now()), days))
  const absolute = (path: string) => `https://shop.example/${variant}${path}`
  const loaded = await loadFeed(ctx, variant, 1, absolute, createPacer(0))
  const items = (loaded ?? []).map(itemOf)
  expect(items.length).toBeGreaterThan(1000)
  expect(loaded?.flatMap(brokenRules)).toEqual([])
  expect(repeated(items.map((item) => item['g:id'] ?? ''))).toEqual([])
  const grouped = items.filter((item) => 'g:item_group_id' in item)
  expect(repeated(grouped.map(distinctionOf))).toEqual([])
  const prices = items.map((item) => `${item['g:price']?.split(' ')[1]} ${item['g:shipping']?.split(' ')[0]}`)
  expect(new Set(prices)).toEqual(new Set([`${currency} ${country}`]))
  const days = items.flatMap((item) => item['g:availability_date']?.slice(0, 10) ?? [])
  expect(days.filter((day) => day <= today || day > inOneYear)).toEqual([])
  expect(new Set(items.map((item) => item['g:gender']))).toEqual(
    new Set(['female', 'male', 'unisex', undefined]),
  )
  expect(new Set(items.map((item) => item['g:age_group']))).toEqual(new Set(['adult', 'kids', undefined]))
})

test('an item without fields lacks all that Google requires', () => {
  const required = Object.keys(RULES).filter((name) => RULES[name]?.isRequired)
  const broken = required.map((name) => `undefined: ${name} `)
  expect(brokenRules([])).toEqual(expect.arrayContaining(broken))
})
