import { expect, test } from 'vitest'
import { isDistanceAlone, seeSlip } from '#cli/operator/see-slip.ts'
import type { AddedValues } from '#domain/order/add-values.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { fail, ok } from '#domain/result.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aFrameItem } from '#tests/support/workshop.ts'

const ORDERED: Prescription = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 170 },
  left: { sphere: -1.75, pd: 31.5 },
}
const now = new Date('2026-11-22T10:00:00.000Z')

/** An optician types what a slip says, of a pair in Italy. */
async function see(typed: Prescription, { isWaiting = true } = {}) {
  const frame = aFrameItem('i1', 'g', { prescriptionValues: ORDERED })
  const order = anOrder({ items: [frame], shop: { ...anOrder().shop, country: 'IT' } })
  const recorded: AddedValues[] = []
  const output: string[] = []
  const desk = {
    async recordValues(_: string, values: AddedValues) {
      if (!isWaiting) return fail('impossible' as const)
      recorded.push(values)
      return ok(order)
    },
    now: () => now,
    writeLine: (text: string) => void output.push(text),
  }
  const outcome = await seeSlip(desk, order, frame, typed)
  return { outcome, output: output.join('\n'), recorded }
}

test('where the slip says what was ordered, it is recorded as seen', async () => {
  const typed = { right: { sphere: -2.75, cylinder: 0.5, axis: 80 }, left: { sphere: -1.75 } }
  expect(await see(typed)).toMatchObject({
    outcome: 'done',
    recorded: [
      {
        group: 'g',
        prescription: ORDERED,
        affirmed: { at: now.toISOString(), textVersion: 'operator' },
      },
    ],
  })
  expect(await see(typed, { isWaiting: false })).toMatchObject({ outcome: 'refused' })
})

test.each<[string, Prescription, string, string]>([
  [
    'another sign',
    { ...ORDERED, right: { ...ORDERED.right, sphere: 2.25 } },
    'refused',
    'right sphere -2.25 was ordered, 2.25 is on the slip',
  ],
  [
    'no cylinder',
    { ...ORDERED, right: { sphere: -2.25 } },
    'refused',
    'right cylinder -0.5 was ordered, none is on the slip; right axis 170 was ordered',
  ],
  [
    'a prism',
    { ...ORDERED, left: { sphere: -1.75, prism: 1, prismBase: 90 } },
    'refused',
    'left prism none was ordered, 1 is on the slip',
  ],
  ['nothing', { right: {}, left: {} }, 'misread', 'type what the slip says'],
])('%s on the slip is named, and nothing is recorded', async (_, typed, outcome, text) => {
  expect(await see(typed)).toMatchObject({ outcome, output: expect.stringContaining(text), recorded: [] })
})

test.each<[Prescription, boolean]>([
  [{ right: { pd: 32 }, left: { pd: 31.5, hpd: 20 } }, true],
  [{ right: { pd: 32 }, left: { sphere: 0 } }, false],
  [{ right: {}, left: {} }, false],
])('%j is what is measured where glasses are fitted: %s', (typed, isAlone) =>
  expect(isDistanceAlone(typed)).toBe(isAlone),
)
