/** The values of one eye, in the order in which opticians write them. Spec §3 "Prescription values". */
export const EYE_FIELDS = [
  'sphere',
  'cylinder',
  'axis',
  'addition',
  'prism',
  'prismBase',
  'pd',
  'hpd',
  'baseCurve',
  'diameter',
] as const
export type EyeField = (typeof EYE_FIELDS)[number]

export const EYES = ['right', 'left'] as const
export type EyeSide = (typeof EYES)[number]

/** What lenses of one power are for: the row of a slip from which their values are. */
export const LENS_USES = ['far', 'intermediate', 'near'] as const
export type LensUse = (typeof LENS_USES)[number]

/** What a contact lens has beside numbers. `additionName`: its addition where the maker has a name for it, "LOW", "+1.50 D". */
export const EYE_TEXTS = ['color', 'additionName'] as const

/** The values of one eye. A missing value is no correction, or not known. */
export type Eye = Partial<Record<EyeField, number> & Record<(typeof EYE_TEXTS)[number], string>>
/** Whether an eye has a value of the field; a named addition is one. */
export const hasField = (eye: Eye, field: EyeField): boolean =>
  eye[field] !== undefined || (field === 'addition' && eye.additionName !== undefined)

/**
 * `use` is that of glasses with one power; progressive lenses have none, older orders do not say it. `balance` is the eye that hardly sees, whose
 * lens only looks like the other one.
 */
export type Prescription = Record<EyeSide, Eye> & { use?: LensUse; balance?: EyeSide }

type Field = {
  decimals: 0 | 1 | 2
  /** The sign is always written; zero has both. */
  isSigned: boolean
  unit: '' | 'dpt' | 'cm/m' | '°' | 'mm'
  /** Values of glasses are multiples of it, from `min` to `max`, both included. */
  step: number
  min: number
  max: number
}

/**
 * How a value is written, and which values glasses can have. Units, decimals and the ranges of sphere, cylinder and pd: spec §5
 * "Prescription ranges"; the other ranges are what lens makers grind. Contact lenses have the ranges of their product instead.
 */
export const EYE_FIELD: Record<EyeField, Field> = {
  sphere: { decimals: 2, isSigned: true, unit: 'dpt', step: 0.25, min: -6, max: 6 },
  cylinder: { decimals: 2, isSigned: true, unit: 'dpt', step: 0.25, min: -4, max: 4 },
  axis: { decimals: 0, isSigned: false, unit: '°', step: 1, min: 0, max: 180 },
  addition: { decimals: 2, isSigned: true, unit: 'dpt', step: 0.25, min: 0.25, max: 4 },
  prism: { decimals: 2, isSigned: false, unit: 'cm/m', step: 0.25, min: 0, max: 10 },
  prismBase: { decimals: 0, isSigned: false, unit: '°', step: 1, min: 0, max: 360 },
  pd: { decimals: 1, isSigned: false, unit: 'mm', step: 0.5, min: 25, max: 40 },
  hpd: { decimals: 1, isSigned: false, unit: 'mm', step: 0.5, min: 10, max: 40 },
  baseCurve: { decimals: 1, isSigned: false, unit: 'mm', step: 0.1, min: 7, max: 10 },
  diameter: { decimals: 1, isSigned: false, unit: 'mm', step: 0.1, min: 12, max: 16 },
}
