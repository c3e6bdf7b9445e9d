import { expect, test } from 'vitest'
import type { PupilDistance } from '#domain/face/pupil-distance.ts'
import { resultMessage } from '#islands/instruments/pupil-distance/result-message.ts'
import { readInstrumentMessage } from '#islands/instruments/instrument-message.ts'

const frame = new EventTarget() as Window

test.each([
  [undefined, { right: 31.5, left: 32 }, { both: 62 }],
  [400, { right: 29.5, left: 30 }, { both: 58.1 }],
  [700, { right: 30.3, left: 30.8 }, { both: 59.7 }],
])('lenses for %s mm get the distance at which the pupils are then', (distance, eyes, both) => {
  const rounded = (result: PupilDistance) =>
    Object.fromEntries(
      Object.entries(resultMessage(result, new Date(2026, 0, 5), distance).pd).map(([name, pd]) => [
        name,
        Math.round(10 * pd) / 10,
      ]),
    )
  const card = { method: 'card', both: 63.5, plusMinus: 2, eyes: { right: 31.5, left: 32 } } as const
  expect(rounded(card)).toEqual(eyes)
  expect(rounded({ method: 'iris', both: 62, plusMinus: 5 })).toEqual(both)
})

test.each<[PupilDistance, object]>([
  [
    { method: 'card', both: 63.5, plusMinus: 2, eyes: { right: 31.5, left: 32 } },
    { method: 'card', pd: { right: 31.5, left: 32 }, plusMinus: 2 },
  ],
  [
    { method: 'card', both: 63.5, plusMinus: 2 },
    { method: 'card', pd: { both: 63.5 }, plusMinus: 2 },
  ],
  [
    { method: 'iris', both: 62, plusMinus: 5 },
    { method: 'iris', pd: { both: 62 }, plusMinus: 5 },
  ],
])('%j is a message that the page reads', (result, content) => {
  const data = resultMessage(result, new Date(2026, 0, 5, 23, 30))
  expect(data).toEqual({
    instrument: 'pupil-distance',
    kind: 'result',
    measuredAt: '2026-01-05',
    ...content,
  })
  expect(
    readInstrumentMessage(
      { origin: 'https://shop.example', source: frame, data },
      frame,
      'https://shop.example',
    ),
  ).toBe(data)
})
