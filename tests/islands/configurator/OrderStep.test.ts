import { describe, expect, test } from 'vitest'
import { STEP_FIELD_NAMES } from '#domain/configurator/answers.ts'
import {
  type PrescriptionFromOrder,
  prescriptionFromOrder,
} from '#domain/prescription/prescription-from-order.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { namesIn, stepMarkup, wordsOf } from '#tests/support/value-steps.ts'

describe('progressive values of an order', () => {
  const eye = { sphere: 1.5, addition: 2, pd: 32 }
  const recalculated = (fromOrder: PrescriptionFromOrder | null, isTried = false) =>
    stepMarkup('recalculate', { source: 'order' }, { context: { fromOrder }, isTried })

  test('can be kept, or made for one distance, with the values of each', () => {
    const html = recalculated(
      prescriptionFromOrder('123456789012', 'online', { right: eye, left: eye }),
      true,
    )
    expect([...html.matchAll(/name="target" value="(\w+)"/g)].map(([, target]) => target)).toEqual([
      'progressive',
      'distance',
      'near',
    ])
    expect(wordsOf(html)).toContain('+3,50')
    expect(wordsOf(html)).toContain('Bitte wählen Sie eine Möglichkeit.')
  })

  test.each([
    ['a prism', { ...eye, prism: 1, prismBase: 90 }],
    ['a sphere that is too strong', { ...eye, sphere: 7 }],
  ])('with %s can only be kept, and the reason is given', (_, right) => {
    const html = recalculated(prescriptionFromOrder('123456789012', 'online', { right, left: eye }))
    expect(wordsOf(html)).toContain('Diese Gleitsichtbrille lässt sich nicht umrechnen.')
    expect(html.match(/name="target"/g)).toHaveLength(1)
  })

  test('that were made to a distance of an instrument say so', () => {
    const order = (source?: PupilDistanceSource) =>
      wordsOf(
        recalculated(
          prescriptionFromOrder(
            '123456789012',
            'online',
            { right: eye, left: eye },
            { pupilDistance: source },
          ),
        ),
      )
    const warning = 'eine selbst gemessene Pupillendistanz nicht genau genug'
    expect(order({ method: 'iris', plusMinus: 3, measuredOn: '2026-11-23' })).toContain(warning)
    expect(order()).not.toContain(warning)
  })

  test('are nothing before there is an order', () => expect(recalculated(null)).toBe(''))
})

describe('an earlier order', () => {
  const number = '123456789012'
  test('needs a number and a proof', () => {
    const html = stepMarkup('order', { source: 'order' }, { isTried: true })
    expect(namesIn(html)).toEqual([
      'order.number',
      'order.origin',
      'order.origin',
      'order.email',
      'order.zip',
    ])
    expect(new Set(namesIn(html))).toEqual(new Set(STEP_FIELD_NAMES.order))
    expect(wordsOf(html)).toContain('Bitte geben Sie E-Mail-Adresse oder Postleitzahl der Bestellung an.')
  })

  test.each([
    ['12', 'Eine Bestellnummer hat zwölf Ziffern.'],
    ['1234567890123', 'Das sind mehr als zwölf Ziffern.'],
    [number, 'Zu diesen Angaben finden wir keine Werte.'],
  ])('"%s": %s', (typed, text) => {
    const answers = { source: 'order', 'order.number': typed, 'order.zip': '20095' }
    expect(wordsOf(stepMarkup('order', answers, { isTried: true }))).toContain(text)
  })

  test('whose values are no longer made leads to a branch', () => {
    const right = { sphere: 7, pd: 32 }
    const fromOrder = prescriptionFromOrder(number, 'online', { right, left: right })
    const answers = { source: 'order', 'order.number': number, 'order.zip': '20095' }
    const html = stepMarkup('order', answers, { context: { fromOrder }, isTried: true })
    expect(wordsOf(html)).toContain('Die Werte dieser Bestellung können wir so nicht mehr fertigen.')
    expect(html).toContain('href="/stores/">Filiale finden, die Sie berät<')
    expect(stepMarkup('order', answers, { isTried: true })).not.toContain('Filiale finden')
  })

  test('needs no proof of its signed-in customer, who chooses from a list where the shop has one', () => {
    const earlierOrders = [
      { orderNumber: number, orderOrigin: 'branch' as const, orderedAt: '2026-03-12T10:00:00Z' },
    ]
    const html = stepMarkup('order', {}, { context: { isSignedIn: true }, earlierOrders })
    expect(namesIn(html)).not.toContain('order.email')
    expect(wordsOf(html)).toContain(
      'Bestellung vom 12. März 2026 1234 5678901 2 · In einer Filiale Werte übernehmen',
    )
    expect(html).toMatch(new RegExp(`<button value="${number}"[^>]*name="order.number"`))
    expect(html.indexOf('<input type="submit" hidden')).toBeLessThan(
      html.indexOf(`<button value="${number}"`),
    )
    expect(wordsOf(stepMarkup('order', {}, { context: { isSignedIn: true } }))).not.toContain(
      'Bestellung vom',
    )
  })
})
