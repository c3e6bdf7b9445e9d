import { isSellable } from '#domain/catalogue/availability.ts'
import { soldIndices } from '#domain/configurator/index-options.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import {
  checkConfiguration,
  type ConfigurationCheck,
  type LensType,
} from '#domain/prescription/configuration.ts'
import { withoutIncludedCoatings } from '#domain/prescription/coatings.ts'
import type { EyeSide, Prescription } from '#domain/prescription/eye-field.ts'
import { suggestedOf, suggestIndex } from '#domain/prescription/lens-index.ts'
import { lensThickness, type LensThickness } from '#domain/prescription/lens-thickness.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { ConfiguredFrame } from './configured-frame.ts'

export type ConfigurationInput = { lensType: LensType; prescription: Prescription; parts: readonly string[] }

export type PricedConfiguration = {
  parts: { referenceKey: string; name: string; price: Minor }[]
  total: Minor
  lenses: Record<EyeSide, LensThickness | null>
  /** The index that suits the values, or the next thinner one that the frame can have; 1.67 stands for 1.74, too. */
  suggestion: '1.5' | '1.6' | '1.67'
  checks: ConfigurationCheck[]
}

/**
 * What a pair costs, in minor units of the shop, how thick its lenses become, and what is wrong with it. A home try-on costs
 * nothing. Thickness is that of the chosen index, else of the suggested one.
 */
export function priceConfiguration(
  frame: ConfiguredFrame,
  offered: readonly RxPart[],
  { lensType, prescription: values, parts: keys }: ConfigurationInput,
): PricedConfiguration {
  const byKey = new Map(offered.map((part) => [part.referenceKey, part]))
  const parts = withoutIncludedCoatings(keys.flatMap((key) => byKey.get(key) ?? []))
  const unknown = keys.filter((key) => !byKey.has(key))
  const { prescription, checks } = checkConfiguration(frame, lensType, values, { parts, unknown })
  const sold = soldIndices(frame.indices, offered.filter(isSellable))
  const suggestion = suggestedOf(sold, prescription)?.index ?? suggestIndex(prescription)
  const part = parts.find((each) => each.kind === 'index')
  const chosen = part?.index.index ?? suggestion
  const lensOf = (eye: EyeSide) =>
    frame.place && rounded(lensThickness(prescription[eye], chosen, frame.place, eye, part?.centreThickness))
  const amounts = [frame.variant.price, ...parts.map(({ price }) => price)].map(({ withTax }) => withTax)
  return {
    parts: parts.map(({ referenceKey, name, price }) => ({ referenceKey, name, price: price.withTax })),
    total: minor(lensType === 'home_try_on' ? 0 : amounts.reduce((sum, amount) => sum + amount, 0)),
    lenses: { right: lensOf('right'), left: lensOf('left') },
    suggestion: SUGGESTIONS[suggestion],
    checks,
  }
}

const SUGGESTIONS = { 1.5: '1.5', 1.6: '1.6', 1.67: '1.67', 1.74: '1.67' } as const

/** To a tenth of a millimetre and of a gram: more is not known of a lens that is not ground yet. */
const rounded = ({ edge, centre, weight }: LensThickness): LensThickness => ({
  edge: Math.round(edge * 10) / 10,
  centre: Math.round(centre * 10) / 10,
  weight: Math.round(weight * 10) / 10,
})
