import { type CoatingPart, coatingsFor, coatingSets } from '#domain/prescription/coatings.ts'
import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { takesTint } from '#domain/prescription/part-conflicts.ts'
import { type RxPart } from '#domain/prescription/rx-part.ts'
import { TINTING_TYPES, type TintingType } from '#domain/prescription/tinting-type.ts'
import type { SunLens } from '#domain/prescription/sun-lens.ts'
import { type ConfiguratorAnswers, listOf } from './answer-name.ts'

export type TintPart = Extract<RxPart, { kind: 'tint' }>

/** One tinting type in its colours. */
export type TintGroup = { type: TintingType; parts: TintPart[] }

/** Coatings that are chosen together: what they cost, in minor units, and the answer, their reference keys. */
export type CoatingSet = { parts: CoatingPart[]; price: Minor; answer: string; isChosen: boolean }

export type ExtrasChoice = {
  tints: TintGroup[]
  /** The material of the chosen lenses does not take all tints of the shop. */
  hasFewerTints: boolean
  /** The frame as it is can be chosen as well. */
  canBePlain: boolean
  tint: TintPart | null
  /** One of them is chosen; none where there is nothing to choose. */
  coatingSets: CoatingSet[]
  /** Coatings of the shop's own, each chosen by itself. */
  ownCoatings: CoatingPart[]
  /** The chosen lenses are hardened and antireflective in any case. */
  isCoated: boolean
  /** Reference keys. */
  chosenCoatings: string[]
}

/** Types that sunglasses are made with; on their page they come first. */
const SUN: readonly TintingType[] = ['sunglasses', 'polarized', 'gradient', 'mirror']

/**
 * What there is to choose in the extras step, and what is chosen: tints that the chosen lenses take. Glasses with values begin with clear lenses, sunglasses with the tint
 * that is nearest to their own lenses (`sunLens`, null for other frames), frames without values with none. Coatings that cost nothing are chosen at first.
 */
export function extrasChoice(
  answers: ConfiguratorAnswers,
  offered: readonly RxPart[],
  sunLens: SunLens | null,
): ExtrasChoice {
  const hasValues = answers.lensType === 'type_ei'
  const index = hasValues
    ? offered.find((part) => part.kind === 'index' && part.referenceKey === answers.index)
    : undefined
  const sold = offered.filter((part) => part.kind === 'tint')
  const parts = sold.filter(({ tintingType }) => takesTint(index, tintingType))
  const types = TINTING_TYPES.filter((type) => parts.some(({ tintingType }) => tintingType === type))
  const isSun = (type: TintingType) => SUN.includes(type)
  const ordered = sunLens === null ? types : [...types.filter(isSun), ...types.filter((type) => !isSun(type))]
  const tints = ordered.map((type) => ({
    type,
    parts: parts.filter(({ tintingType }) => tintingType === type),
  }))
  const coatings = coatingsFor(index, offered).toSorted(
    (one, other) => one.price.withTax - other.price.withTax,
  )
  const free = hasValues ? coatings.filter(({ price }) => price.withTax === 0) : []
  const chosenCoatings =
    answers.coatings === undefined ? free.map(({ referenceKey }) => referenceKey) : listOf(answers.coatings)
  return {
    tints,
    hasFewerTints: parts.length < sold.length,
    canBePlain: !hasValues || !types.includes('clear'),
    tint:
      parts.find(({ referenceKey }) => referenceKey === answers.tint) ??
      (hasValues ? preselectedTint(parts, sunLens) : null),
    coatingSets: setsOf(coatingSets(coatings, index), chosenCoatings),
    ownCoatings: coatings.filter(({ coating }) => coating === null),
    isCoated: index?.kind === 'index' && index.form !== 'nocoat',
    chosenCoatings,
  }
}

/** The chosen set is the largest one all of whose coatings are chosen. */
function setsOf(sets: readonly CoatingPart[][], chosen: readonly string[]): CoatingSet[] {
  if (sets.length === 1) return []
  const ofChosen = sets.filter((parts) => parts.every(({ referenceKey }) => chosen.includes(referenceKey)))
  const largest = Math.max(...ofChosen.map((parts) => parts.length))
  const chosenSet = ofChosen.find((parts) => parts.length === largest)
  return sets.map((parts) => ({
    parts,
    price: sumOf(parts.map(({ price }) => price.withTax)),
    answer: parts.map(({ referenceKey }) => referenceKey).join(','),
    isChosen: parts === chosenSet,
  }))
}

/** The tint that glasses with values begin with, of those that their lenses take; null where none is clear. */
export function preselectedTint(parts: readonly TintPart[], sunLens: SunLens | null): TintPart | null {
  const types: TintingType[] = sunLens === null ? ['clear'] : [sunLens.type, 'sunglasses', 'clear']
  const [ofType = []] = types
    .map((type) => parts.filter(({ tintingType }) => tintingType === type))
    .filter(({ length }) => length > 0)
  return ofType.find(({ color }) => color === sunLens?.color) ?? ofType[0] ?? null
}
