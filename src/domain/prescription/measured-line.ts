import { formatDay } from '#domain/text/format-day.ts'
import type { ByInstrument } from './pupil-distance-source.ts'

/** How a distance was measured, how far off it may be and when: it never stands without these. */
export const measuredLine = (
  { method, plusMinus, measuredOn }: ByInstrument,
  intl: string,
  t: (key: `prescription.pd.${ByInstrument['method']}`) => string,
): string =>
  `${t(`prescription.pd.${method}`)}, ±${plusMinus.toLocaleString(intl)} mm, ${formatDay(measuredOn, intl)}`

/** The same for the customer; `missing`: that the shop has still to measure it. */
export const shownDistanceLine = (
  measured: ByInstrument | 'missing',
  intl: string,
  t: (key: `prescription.pd.${ByInstrument['method'] | 'missing'}`) => string,
): string => (measured === 'missing' ? t('prescription.pd.missing') : measuredLine(measured, intl, t))
