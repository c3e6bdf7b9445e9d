import { EYES, type Eye, type EyeSide, type Prescription } from './eye-field.ts'
import { halfSection, type HalfSection } from './half-section.ts'
import { LENS_INDICES, type LensIndex, suggestedOf } from './lens-index.ts'
import { lensThickness, type LensPlace } from './lens-thickness.ts'

/** Of one eye: the thick part (edge of a minus lens, centre of a plus one) in mm, and the weight in g; to a tenth. */
export type LensFigures = { thick: number; weight: number }

/** How an index compares for the values of one person. */
export type ComparedIndex = {
  index: LensIndex
  isSuggested: boolean
  /** Of the eye with the thicker lens. Null where the measures of the frame are not known. */
  drawing: { section: HalfSection; classic: HalfSection } | null
  figures: Record<EyeSide, LensFigures> | null
  /** Than the same lens of index 1.5, as a share of it, to hundredths; null for that lens itself and without measures. */
  thinnerBy: number | null
  relation: Relation | null
}

/** To the thinner of the suggested and the neighbouring index: the difference is in mm, to a tenth. */
export type Relation =
  | { kind: 'enough' }
  | { kind: 'thicker' | 'suggested' | 'thinner' | 'hardly-thinner' | 'alike'; difference: number; to: number }

export type LensComparison = {
  /** The eye with the thicker lens, and its values. */
  eye: EyeSide
  values: Eye
  /** Without values the drawings show this lens. */
  isExample: boolean
  indices: ComparedIndex[]
}

type Centres = ReadonlyMap<number, number>

/** What is drawn where no values are known, in dpt. */
export const EXAMPLE_SPHERE = -2
const EXAMPLE: Prescription = { right: { sphere: EXAMPLE_SPHERE }, left: { sphere: EXAMPLE_SPHERE } }

/** Less is hardly seen, in mm. */
const VISIBLE = 0.5

/**
 * The indices that a frame can have, from thick to thin, compared for both eyes in this frame. Suggested is that of
 * `suggestedOf`; none without values (`null`). `centres`: the thinnest centres that products say, in mm, by index.
 */
export function compareIndices(
  indices: readonly LensIndex[],
  prescription: Prescription | null,
  place: LensPlace | null,
  centres: Centres = new Map(),
): LensComparison {
  const both = prescription ?? EXAMPLE
  const thickOf = (side: EyeSide, index: number): number => {
    if (!place) return 0
    const { edge, centre } = lensThickness(both[side], index, place, side, centres.get(index))
    return Math.max(edge, centre)
  }
  const eye = thickOf('left', CLASSIC) > thickOf('right', CLASSIC) ? 'left' : 'right'
  const suggested = prescription && suggestedOf(indices, prescription)
  return {
    eye,
    values: both[eye],
    isExample: prescription === null,
    indices: indices.map((each, position): ComparedIndex => {
      const thick = thickOf(eye, each.index)
      const relate = (to: LensIndex | undefined) => ({
        to: to?.index ?? 0,
        difference: to ? tenth(tenth(thickOf(eye, to.index)) - tenth(thick)) : 0,
      })
      return {
        index: each,
        isSuggested: each === suggested,
        drawing: place && {
          section: halfSection(both[eye], each.index, place, eye, centres.get(each.index)),
          classic: halfSection(both[eye], CLASSIC, place, eye, centres.get(CLASSIC)),
        },
        figures: place && {
          right: figuresOf(both, 'right', each.index, place, centres),
          left: figuresOf(both, 'left', each.index, place, centres),
        },
        thinnerBy:
          place && each.index > CLASSIC ? Math.round((1 - thick / thickOf(eye, CLASSIC)) * 100) / 100 : null,
        relation:
          place && suggested
            ? relationOf(each, suggested, {
                previous: relate(indices[position - 1]),
                next: relate(suggested),
              })
            : null,
      }
    }),
  }
}

const CLASSIC = LENS_INDICES[0].index

type Difference = { to: number; difference: number }

function relationOf(
  { index }: LensIndex,
  suggested: LensIndex,
  { previous, next }: { previous: Difference; next: Difference },
): Relation {
  if (index < suggested.index)
    return {
      kind: next.difference === 0 ? 'alike' : 'thicker',
      to: next.to,
      difference: Math.abs(next.difference),
    }
  if (previous.to === 0) return { kind: 'enough' }
  if (previous.difference === 0) return { kind: 'alike', ...previous }
  if (index === suggested.index) return { kind: 'suggested', ...previous }
  return { kind: previous.difference < VISIBLE ? 'hardly-thinner' : 'thinner', ...previous }
}

function figuresOf(
  both: Prescription,
  side: EyeSide,
  index: number,
  place: LensPlace,
  centres: Centres,
): LensFigures {
  const { edge, centre, weight } = lensThickness(both[side], index, place, side, centres.get(index))
  return { thick: tenth(Math.max(edge, centre)), weight: tenth(weight) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Frames from this width of a lens on have a narrower neighbour, in mm. */
const LARGE = 50
/** What most people see as a thick lens, in mm. */
const THICK = 5

/** Whether a smaller frame makes the lenses clearly thinner: even in the suggested index they are thick, and the frame is large. */
export function isThickInLargeFrame({ indices, eye }: LensComparison, place: LensPlace | null): boolean {
  const suggested = indices.find(({ isSuggested }) => isSuggested)
  const thick = suggested?.figures?.[eye].thick ?? 0
  return place !== null && place.lensWidth >= LARGE && thick > THICK
}

/** Both eyes have lenses of the same thickness and weight. */
export const areAlike = (figures: Record<EyeSide, LensFigures>): boolean =>
  new Set(EYES.map((side) => `${figures[side].thick} ${figures[side].weight}`)).size === 1
