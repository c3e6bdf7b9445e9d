import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { TYPED } from '#tests/support/configurator-context.ts'
import { namesIn, stepMarkup, wordsOf } from '#tests/support/value-steps.ts'

const EYE = { sphere: -2, pd: 31 }
const TODAY = '2026-11-22T10:00:00Z'

const confirmed = (orderedOn: string | undefined, variant: 'de-de' | 'pl-pl' = 'de-de') =>
  stepMarkup(
    'confirm',
    { source: 'order' },
    {
      variant,
      context: {
        today: TODAY,
        fromOrder: prescriptionFromOrder('123456789012', 'online', { right: EYE, left: EYE }, { orderedOn }),
      },
    },
  ).replaceAll('\u00A0', ' ')

test('values of an order are shown with its day, and advised against once they are old', () => {
  const young = confirmed('2025-03-09T10:00:00Z')
  expect(young).toContain('Die Werte stammen aus Ihrer Bestellung vom 9. März 2025.')
  expect(young).not.toContain('über zwei Jahre alt')
  const old = confirmed('2024-11-01T10:00:00Z')
  expect(old).toContain('1. November 2024')
  expect(old).toContain('über zwei Jahre alt')
  expect(confirmed('2025-03-09T10:00:00Z', 'pl-pl')).toContain('z dnia 9 marca 2025')
})

test.each([
  ['order', { orderedOn: '2025-11-21T10:00:00Z' }, 24, false],
  ['order', { orderedOn: '2025-11-21T10:00:00Z' }, 12, true],
  // Ordered lately, to an old slip.
  ['order', { orderedOn: '2026-03-01T10:00:00Z', measuredOn: '2024-11-21' }, 24, true],
  ['account', { slipDate: '21.11.2024' }, 24, true],
  ['account', { slipDate: '23.11.2024' }, 24, false],
  ['account', { slipDate: '21.11.2025' }, 12, true],
] as const)(
  'values of an %s of %j that hold for %s months are advised against: %s',
  (source, day, months, isOld) => {
    const fromOrder =
      'orderedOn' in day
        ? prescriptionFromOrder('123456789012', 'online', { right: EYE, left: EYE }, day)
        : null
    const answers = 'slipDate' in day ? day : {}
    const html = stepMarkup(
      'confirm',
      { source, ...answers },
      { context: { today: TODAY, holdMonths: months, fromOrder } },
    )
    const advice = months === 12 ? 'über ein Jahr alt' : 'über zwei Jahre alt'
    expect(html.includes(advice)).toBe(isOld)
  },
)

test.each([
  ['as they are', {}, true],
  ['with the day of a new slip', { slipDate: '01.11.2026' }, false],
  ['without their day', { slipDate: '' }, false],
] as const)('old values of an account %s are advised against: %s', (_, changed, isOld) => {
  const answers = { 'right.sphere': '−2,25', 'left.sphere': '−2,25', slipDate: '01.01.2020' }
  const html = stepMarkup(
    'confirm',
    { source: 'account', ...answers, ...changed },
    { context: { today: TODAY } },
  )
  expect(html.includes('Jahre alt')).toBe(isOld)
})

test('values of an unknown day have none', () =>
  expect(confirmed(undefined)).not.toMatch(/Bestellung vom|zwei Jahre/))

test.each([
  ['de-de', 'nur ein Auge eine Addition (linkes Auge, +2,00)'],
  ['cs-cz', 'adici jen jedno oko (levé oko, +2,00)'],
] as const)('in %s an addition of one eye that is left out of an order is named', (variant, text) => {
  const found = prescriptionFromOrder('123456789012', 'online', {
    right: EYE,
    left: { ...EYE, addition: 2 },
  })
  const html = stepMarkup('confirm', { source: 'order' }, { variant, context: { fromOrder: found } })
  expect(html.replaceAll('\u00A0', ' ')).toContain(text)
})

test('what an order had in another form is shown in both', () => {
  const right = { sphere: 1, cylinder: 0.5, axis: 20, pd: 31 }
  const found = prescriptionFromOrder('123456789012', 'online', { right, left: EYE })
  const html = stepMarkup('confirm', { source: 'order' }, { context: { fromOrder: found } })
  expect(html.replaceAll('\u00A0', ' ')).toContain(
    '+1,00 / +0,50 / 20° ist dasselbe Glas wie +1,50 / −0,50 / 110°',
  )
})

describe('the check', () => {
  test('shows what is left out', () =>
    expect(
      wordsOf(stepMarkup('confirm', { 'right.sphere': '+1', 'left.sphere': '+1', 'left.axis': '5' })),
    ).toContain('Ohne Zylinder hat die Achse keine Wirkung (linkes Auge).'))

  test('shows both forms of what is made in another one, and where old values are measured anew', () => {
    const html = wordsOf(
      stepMarkup('confirm', {
        'right.sphere': '+1,00',
        'right.cylinder': '+0,50',
        'right.axis': '20',
        'left.sphere': '+1,50',
        'left.cylinder': '-0,50',
        'left.axis': '70',
        'right.pd': '63,5',
        slipDate: '01.02.2023',
      }),
    ).replaceAll('\u00A0', ' ')
    expect(html).toContain('Rechts: +1,00 / +0,50 / 20° ist dasselbe Glas wie +1,50 / −0,50 / 110°.')
    expect(html).toContain('Ihre Pupillendistanz von 63,5 mm haben wir geteilt: rechts 31,5, links 32,0.')
    expect(html).toContain('Ihre Werte sind über zwei Jahre alt.')
  })

  test.each<[string, ConfiguratorAnswers]>([
    ['opposite-signs', { 'right.sphere': '+1', 'left.sphere': '-1' }],
    ['large-difference', { 'right.sphere': '-1', 'left.sphere': '-4' }],
    [
      'different-forms',
      {
        'right.sphere': '-1',
        'left.sphere': '-1',
        'right.cylinder': '+1',
        'right.axis': '1',
        'left.cylinder': '-1',
        'left.axis': '1',
      },
    ],
    ['pd-difference', { 'right.sphere': '-1', 'left.sphere': '-1', 'right.pd': '29', 'left.pd': '34' }],
    ['pd-sum', { 'right.sphere': '-1', 'left.sphere': '-1', 'right.pd': '26', 'left.pd': '26,5' }],
    [
      'prism-to-check',
      { 'right.sphere': '-1', 'left.sphere': '-1', 'right.prism': '1', 'right.prismBase': '90' },
    ],
    [
      'addition-difference',
      { 'right.sphere': '+1', 'left.sphere': '+1', 'right.addition': '1', 'left.addition': '3' },
    ],
    [
      'large-addition',
      { 'right.sphere': '+1', 'left.sphere': '+1', 'right.addition': '3,75', 'left.addition': '3,75' },
    ],
  ])('asks once for %s, and keeps the answer', (kind, values) => {
    const asked = stepMarkup('confirm', values, { isTried: true })
    expect(asked).toContain(`name="confirmed" value="${kind}"`)
    expect(asked.match(/Bitte bestätigen Sie das/g)).toHaveLength(3)
    const answered = stepMarkup('confirm', { ...values, confirmed: kind }, { isTried: true })
    expect(answered).toMatch(new RegExp(`id="confirmed-${kind}"[^>]* checked=""`))
    expect(answered.match(/Bitte bestätigen Sie das/g)).toHaveLength(2)
  })

  test('has nothing to say about plain values but the two ticks', () => {
    const html = stepMarkup(
      'confirm',
      { 'right.sphere': '-1', 'left.sphere': '0', affirmed: 'yes', consent: 'yes' },
      { isTried: true },
    )
    expect(namesIn(html)).toEqual(['affirmed', 'consent'])
    expect(html).not.toContain('class="note"')
    expect(html).not.toContain('Bitte bestätigen')
  })
})

test('an order that does not say the distance of the pupils is read back as one that has to be measured', () => {
  const values = { right: { sphere: -1 }, left: { sphere: -1 } }
  const fromOrder = prescriptionFromOrder('123456789012', 'online', values, {})
  const text = 'Die Pupillendistanz messen wir'
  expect(wordsOf(stepMarkup('confirm', { source: 'order' }, { context: { fromOrder } }))).toContain(text)
  expect(wordsOf(confirmed(undefined))).not.toContain(text)
})

test('the axis of a cylinder of zero and the base of such a prism are said to be left out', () => {
  const zero = { 'right.cylinder': '0', 'right.axis': '90', 'left.prism': '0', 'left.prismBase': '0' }
  const text = wordsOf(stepMarkup('confirm', { ...TYPED, ...zero }))
  expect(text).toContain('Ohne Zylinder hat die Achse keine Wirkung (rechtes Auge).')
  expect(text).toContain('Ohne Prisma hat die Basis keine Wirkung (linkes Auge).')
})

const DISTANCE_ASKED = { near: '30,0 / 29,5 mm', intermediate: '31,0 / 30,5 mm' }
test.each(['de-de', 'fr-ch', 'it-it', 'pl-pl', 'cs-cz'] as const)(
  'the distance of other lenses than for far is asked about, with what the one for far would be: %s',
  (variant) => {
    const words = (use: string) =>
      wordsOf(stepMarkup('confirm', { ...TYPED, 'right.pd': '32', 'left.pd': '31,5', use }, { variant }))
    for (const [use, nearer] of Object.entries(DISTANCE_ASKED)) {
      expect(words(use)).toContain('32,0 / 31,5 mm')
      expect(words(use)).toContain(nearer)
    }
    expect(words('far')).not.toContain('32,0 / 31,5 mm')
  },
)
