import { expect, test } from 'vitest'
import { lowestTotal } from '#domain/configurator/lowest-total.ts'
import { lowestTotalWithValues } from '#domain/configurator/lowest-total-with-values.ts'
import { minor } from '#domain/money/price.ts'
import type { ConfigurableFrame } from '#domain/prescription/configuration.ts'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aContext } from '#tests/support/configurator-context.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/goods.ts'

const part = (referenceKey: string, price: number, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(100, { referenceKey, price: aPrice(price) })] }))
const SINGLE = part('single', 5000, { rxPart: 'lensType', design: 'single-vision' })
const PROGRESSIVE = part('progressive', 20_000, { rxPart: 'lensType', design: 'progressive' })
const OFFICE = part('office', 9000, { rxPart: 'lensType', design: 'office' })
const ENTRY = part('index_cr', 300, { rxPart: 'index', indexKey: 'index_cr' })
const BARE = part('index_cr_nocoat', 200, { rxPart: 'index', indexKey: 'index_cr' })
const COMPACT = part('index_cr_compact', 2300, { rxPart: 'index', indexKey: 'index_cr' })
const THINNEST = part('index_ax', 20_000, { rxPart: 'index', indexKey: 'index_ax' })
const CLEAR = part('clear', 50, { rxPart: 'tint', tintingType: 'clear' })
const BROWN = part('brown', 40, { rxPart: 'tint', tintingType: 'tinted' })
const SUN = part('sun', 3900, { rxPart: 'tint', tintingType: 'sunglasses' })
const FRAME = { price: minor(10_000), sunLens: null }

const both = (eye: Eye, use?: 'far'): Prescription => ({
  right: { pd: 32, ...eye },
  left: { pd: 32, ...eye },
  ...(use && { use }),
})
const FAR = both({ sphere: -2 }, 'far')
const ADDITION = both({ sphere: -2, addition: 2 })
const RIMLESS = LENS_INDICES.filter(({ tier }) => tier !== 'entry')

type Case = [string, RxPart[][], Prescription, number | null, Partial<ConfigurableFrame>?]

test.each<Case>([
  ['a design and an index', [SINGLE, ENTRY], FAR, 15_300],
  ['progressive lenses where there is an addition', [SINGLE, OFFICE, PROGRESSIVE, ENTRY], ADDITION, 30_300],
  ['lenses of one power where there is none', [PROGRESSIVE, OFFICE, SINGLE, ENTRY], FAR, 15_300],
  [
    'the cheapest index that the frame can hold',
    [SINGLE, ENTRY, THINNEST],
    FAR,
    35_000,
    { indices: RIMLESS },
  ],
  ['no form of an index that is not chosen', [SINGLE, ENTRY, BARE], FAR, 15_300],
  ['no tint where lenses are clear without one', [SINGLE, ENTRY, BROWN], FAR, 15_300],
  ['the clear tint where each pair has one', [SINGLE, ENTRY, CLEAR, BROWN], FAR, 15_350],
  ['a tint that the index takes', [SINGLE, THINNEST, CLEAR, BROWN], FAR, 35_050],
  [
    'a short corridor where the frame holds no other',
    [PROGRESSIVE, ENTRY, COMPACT],
    ADDITION,
    32_300,
    { lensHeight: 26 },
  ],
  ['no short corridor where it need not be', [PROGRESSIVE, ENTRY, COMPACT], ADDITION, 30_300],
  ['nothing in a frame that is too low', [SINGLE, PROGRESSIVE, ENTRY], ADDITION, null, { lensHeight: 20 }],
  ['nothing for values that are not made', [SINGLE, ENTRY], both({ sphere: -30 }, 'far'), null],
  ['nothing without a design', [ENTRY], FAR, null],
  ['nothing without an index', [SINGLE, BARE], FAR, null],
])('the lowest total with values has %s', (_, offered, values, total, frame) => {
  const context = aContext({
    offered: offered.flat(),
    frame: { ...aContext().frame, place: null, ...frame },
  })
  expect(lowestTotalWithValues({ frame: FRAME, context }, values)).toBe(total)
})

test.each([
  ['the tint that is preselected', ENTRY, 19_200],
  ['clear lenses where the index takes no other', THINNEST, 35_050],
])('of sunglasses it has %s', (_, index, total) => {
  const context = aContext({ offered: [SINGLE, index, CLEAR, SUN].flat() })
  const frame = { ...FRAME, sunLens: { type: 'sunglasses', color: 'brown' } } as const
  expect(lowestTotalWithValues({ frame, context }, FAR)).toBe(total)
})

test('it is never less than the lowest total of everybody', () => {
  const context = aContext()
  const least = lowestTotal({ frame: FRAME, context }, 'type_ei')
  for (const values of [FAR, ADDITION, both({ sphere: 0 }, 'far')])
    expect(lowestTotalWithValues({ frame: FRAME, context }, values)).toBeGreaterThanOrEqual(least ?? Infinity)
})
