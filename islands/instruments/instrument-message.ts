import { isRecord } from '#domain/is-record.ts'

export type InstrumentName = 'try-on' | 'pupil-distance' | 'face-scan'

/** Lengths in mm; `plusMinus` at 95 %; `measuredAt`: YYYY-MM-DD. */
export type MeasuredDistance = {
  instrument: 'pupil-distance'
  kind: 'result'
  pd: { right: number; left: number } | { both: number }
  plusMinus: number
  method: 'card' | 'iris'
  measuredAt: string
}

/** What the document of an instrument sends to the page that opened it. A frame that is chosen in a try-on is a link. */
export type InstrumentMessage = MeasuredDistance | { instrument: InstrumentName; kind: 'close' }

/** The message that a frame has sent; undefined where another window or origin sent it, or it is none. */
export function readInstrumentMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: Window | null,
  ownOrigin: string = location.origin,
): InstrumentMessage | undefined {
  return frame !== null && source === frame && origin === ownOrigin && isInstrumentMessage(data)
    ? data
    : undefined
}

function isInstrumentMessage(data: unknown): data is InstrumentMessage {
  if (!isRecord(data)) return false
  const { instrument, kind } = data
  if (kind === 'close')
    return instrument === 'try-on' || instrument === 'pupil-distance' || instrument === 'face-scan'
  return instrument === 'pupil-distance' && kind === 'result' && isPupilDistance(data)
}

function isPupilDistance({ pd, plusMinus, method, measuredAt }: Record<string, unknown>): boolean {
  const isMeasured = isRecord(pd) && (isLength(pd['both']) || (isLength(pd['right']) && isLength(pd['left'])))
  const isDay = typeof measuredAt === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(measuredAt)
  return isMeasured && isLength(plusMinus) && isOneOf(method, ['card', 'iris']) && isDay
}

const isLength = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0

const isOneOf = (value: unknown, names: readonly string[]): boolean => names.some((name) => name === value)
