import { expect, test } from 'vitest'
import { glassChoice } from '#domain/configurator/glass-choice.ts'
import { lowestTotal } from '#domain/configurator/lowest-total.ts'
import { priceSoFar } from '#domain/configurator/view.ts'
import { minor } from '#domain/money/price.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aFrame, aContext } from '#tests/support/configurator-context.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/goods.ts'

const part = (referenceKey: string, price: number, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(100, { referenceKey, price: aPrice(price) })] }))
const SINGLE = part('single', 5000, { rxPart: 'lensType', design: 'single-vision' })
const PROGRESSIVE = part('progressive', 4000, { rxPart: 'lensType', design: 'progressive' })
const OFFICE = part('office', 4500, { rxPart: 'lensType', design: 'office' })
const LOW = part('low', 4000, { rxPart: 'lensType', design: 'progressive', minFittingHeight: 10 })
const ENTRY = part('index_cr', 300, { rxPart: 'index', indexKey: 'index_cr' })
const BARE = part('index_cr_nocoat', 200, { rxPart: 'index', indexKey: 'index_cr' })
const STANDARD = part('index_ch', 700, { rxPart: 'index', indexKey: 'index_ch' })
const CLEAR = part('clear', 50, { rxPart: 'tint', tintingType: 'clear' })
const BROWN = part('brown', 40, { rxPart: 'tint', tintingType: 'tinted' })
const SUN = part('sun', 3900, { rxPart: 'tint', tintingType: 'sunglasses' })
const FRAME = { price: minor(10_000), sunLens: null }
const SUNGLASSES = { ...FRAME, sunLens: { type: 'sunglasses', color: 'brown' } } as const

type Case = [string, RxPart[][], number | null, { indices?: typeof RIMLESS; lensHeight?: number | null }?]
const RIMLESS = LENS_INDICES.filter(({ tier }) => tier !== 'entry')

test.each<Case>([
  ['a design and an index', [SINGLE, ENTRY], 15_300],
  ['the cheapest of each', [SINGLE, PROGRESSIVE, ENTRY, STANDARD], 14_300],
  ['no design that the frame is too low for', [SINGLE, PROGRESSIVE, ENTRY], 15_300, { lensHeight: 20 }],
  ['a design that says that the frame is high enough', [SINGLE, LOW, ENTRY], 14_300, { lensHeight: 20 }],
  ['no lenses for the office that it is too low for', [SINGLE, OFFICE, ENTRY], 15_300, { lensHeight: 20 }],
  ['lenses for the office that it holds', [SINGLE, OFFICE, ENTRY], 14_800, { lensHeight: 24 }],
  ['every design where the height is not known', [PROGRESSIVE, ENTRY], 14_300, { lensHeight: null }],
  ['no form of an index that is not chosen', [SINGLE, ENTRY, BARE], 15_300],
  ['no index that the frame cannot hold', [SINGLE, ENTRY, STANDARD], 15_700, { indices: RIMLESS }],
  ['no tint where lenses are clear without one', [SINGLE, ENTRY, BROWN], 15_300],
  ['the clear tint where each pair has one', [SINGLE, ENTRY, CLEAR, BROWN], 15_350],
  ['nothing without a design', [ENTRY], null],
  ['nothing for a frame that is too low', [PROGRESSIVE, ENTRY], null, { lensHeight: 20 }],
  ['nothing without an index', [SINGLE, BARE], null],
  ['nothing where the frame holds no index', [SINGLE, ENTRY], null, { indices: [] }],
])('the lowest total with values has %s', (_, offered, total, frame) =>
  expect(
    lowestTotal(
      {
        frame: FRAME,
        context: { frame: { indices: LENS_INDICES, lensHeight: 34, ...frame }, offered: offered.flat() },
      },
      'type_ei',
    ),
  ).toBe(total),
)

test('with values sunglasses have the tint that is preselected', () => {
  const context = {
    frame: { indices: LENS_INDICES, lensHeight: 34 },
    offered: [SINGLE, ENTRY, CLEAR, SUN].flat(),
  }
  expect(lowestTotal({ frame: SUNGLASSES, context }, 'type_ei')).toBe(19_200)
  expect(lowestTotal({ frame: SUNGLASSES, context }, 'type_none')).toBe(10_000)
})

test('without values it is the frame alone', () =>
  expect(
    lowestTotal(
      { frame: FRAME, context: { frame: { indices: [], lensHeight: null }, offered: [] } },
      'type_none',
    ),
  ).toBe(10_000))

test('it is what the cheapest choice of the glass step costs, also in a browser, which gets copies', () => {
  const offered = [SINGLE, PROGRESSIVE, STANDARD, ENTRY, BARE].flat()
  const context = structuredClone(aContext({ offered }))
  const { designs, indices } = glassChoice({ source: 'later' }, context)
  const totals = designs.flatMap((design) =>
    indices.map(
      (option) =>
        priceSoFar(
          { frame: aFrame(FRAME), context },
          { lensType: 'type_ei', design: design.referenceKey, index: option.part.referenceKey },
        ).total,
    ),
  )
  expect(totals).toHaveLength(4)
  expect(lowestTotal({ frame: FRAME, context }, 'type_ei')).toBe(Math.min(...totals))
})
