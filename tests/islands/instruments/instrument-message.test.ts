import { describe, expect, test } from 'vitest'
import { type InstrumentMessage, readInstrumentMessage } from '#islands/instruments/instrument-message.ts'

const SHOP = 'https://shop.example'
/** Windows are compared alone. */
const [frame, other] = [new EventTarget(), new EventTarget()] as [Window, Window]

const read = (
  data: unknown,
  from: { origin?: string; source?: Window } = {},
  opened: Window | null = frame,
) => readInstrumentMessage({ origin: SHOP, source: frame, data, ...from }, opened, SHOP)

const PD = {
  instrument: 'pupil-distance',
  kind: 'result',
  pd: { right: 31.5, left: 32 },
  plusMinus: 1.5,
  method: 'card',
  measuredAt: '2026-11-23',
} as const

test.each<InstrumentMessage>([
  PD,
  { ...PD, pd: { both: 63 }, plusMinus: 5, method: 'iris' },
  { instrument: 'try-on', kind: 'close' },
  { instrument: 'pupil-distance', kind: 'close' },
  { instrument: 'face-scan', kind: 'close' },
])('%j is read', (message) => expect(read(message)).toBe(message))

test.each<unknown>([
  undefined,
  null,
  'close',
  {},
  { instrument: 'hearing', kind: 'close' },
  { instrument: 'pupil-distance', kind: 'opened' },
  { instrument: 'hearing', kind: 'result' },
  { ...PD, instrument: 'face-scan' },
  { ...PD, pd: null },
  { ...PD, pd: { right: 31.5 } },
  { ...PD, pd: { both: Number.NaN } },
  { ...PD, plusMinus: Infinity },
  { ...PD, plusMinus: '2' },
  { ...PD, method: 'ruler' },
  { ...PD, measuredAt: '23.11.2026' },
])('%j is not', (data) => expect(read(data)).toBeUndefined())

describe('only the frame speaks', () => {
  test('of the own origin', () => expect(read(PD, { origin: 'https://else.example' })).toBeUndefined())
  test('and no other window', () => expect(read(PD, { source: other })).toBeUndefined())
  test('while it is there', () => expect(read(PD, {}, null)).toBeUndefined())
})
