import type { ShopConfiguration } from '#domain/shop/configuration.ts'
import { offersPupilDistance } from '#domain/shop/offers-pupil-distance.ts'

/** What an editor can place on a page, by the names of `data-instrument`. */
export const PLACED_INSTRUMENTS = ['try-on', 'pupil-distance', 'face-scan', 'hearing'] as const
export type PlacedInstrument = (typeof PLACED_INSTRUMENTS)[number]

/** Those that a shop has: the pupil distance is not in all of them. */
export function offeredInstruments(
  configuration: Pick<ShopConfiguration, 'flags' | 'customData'>,
): PlacedInstrument[] {
  const canMeasure = offersPupilDistance(configuration)
  return PLACED_INSTRUMENTS.filter((name) => canMeasure || name !== 'pupil-distance')
}
