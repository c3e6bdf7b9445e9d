import { expect, test } from 'vitest'
import type { CustomData } from '#domain/basket/basket.ts'
import { answersOfGroup } from '#domain/configurator/stored-answers.ts'
import { orderedPairs } from '#domain/order/ordered-pair.ts'
import { withoutValues } from '#domain/order/remove-values.ts'
import { vcaFile } from '#domain/workshop/vca-file.ts'
import { workshopJobs } from '#domain/workshop/workshop-job.ts'
import { anOrder } from '#tests/support/orders.ts'
import { aFrameItem, somePartItems } from '#tests/support/workshop.ts'

const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' }
const EYE = { sphere: -1, pd: 32 }

function itemsWith(customData: CustomData) {
  const frame = aFrameItem('i1', 'g')
  const values = { lensType: 'type_ei', prescriptionValues: { right: EYE, left: EYE } }
  return [{ ...frame, customData: { ...frame.customData, ...values, ...customData } }, ...somePartItems('g')]
}

test.each([
  [CARD, 'REM=IPD BY CARD +/-2 MM 2026-11-23'],
  [{ method: 'prescription' }, null],
  [undefined, null],
])('the workshop reads of %j: %s', (pupilDistance, remark) => {
  const jobs = workshopJobs(anOrder({ items: itemsWith({ pupilDistance }) }), { isPrismChecked: true })
  const lines = (jobs.ok && jobs.value[0] && vcaFile(jobs.value[0])?.split('\r\n')) || []
  expect(lines.find((line) => line.startsWith('REM=')) ?? null).toBe(remark)
})

test('what is bought again or edited has the source of its distance', () => {
  const items = itemsWith({ pupilDistance: CARD })
  expect(orderedPairs(items)[0]?.pupilDistance).toEqual(CARD)
  expect(answersOfGroup(items, [], 'de-DE')?.['pd.measured']).toBe('card 2 2026-11-23')
})

test('it is removed with the values', () =>
  expect(
    withoutValues(anOrder({ items: itemsWith({ pupilDistance: CARD }) })).items[0]?.customData,
  ).not.toHaveProperty('pupilDistance'))
