import type { ShopConfiguration } from '#domain/shop/configuration.ts'
import { offersPupilDistance } from '#domain/shop/offers-pupil-distance.ts'
import { offersTryOn } from '#domain/shop/offers-try-on.ts'

/** What an editor can place on a page, by the names of `data-instrument`. */
export const PLACED_INSTRUMENTS = ['try-on', 'pupil-distance', 'face-scan', 'hearing'] as const
export type PlacedInstrument = (typeof PLACED_INSTRUMENTS)[number]

/** Those that a shop has: try-on and pupil distance are not in all of them. */
export function offeredInstruments(
  configuration: Pick<ShopConfiguration, 'flags' | 'customData'>,
): PlacedInstrument[] {
  const isOffered: Record<PlacedInstrument, boolean> = {
    'try-on': offersTryOn(configuration),
    'pupil-distance': offersPupilDistance(configuration),
    'face-scan': true,
    hearing: true,
  }
  return PLACED_INSTRUMENTS.filter((name) => isOffered[name])
}
