import { EYE_FIELD, EYES, type Eye, type EyeField, type EyeSide, type Prescription } from './eye-field.ts'
import { formatEyeStep, formatEyeValue } from './format-eye-value.ts'
import { directionOfBase } from './prism-base.ts'
import { partsOfPrism } from './prism-parts.ts'

/** The texts of which the sentence consists. */
export const READ_BACK_TEXTS = [
  'values.read.right',
  'values.read.left',
  'values.read.minus',
  'values.read.plus',
  'values.read.degrees',
  'values.read.none',
  'values.read.balance',
  'values.read.sphere',
  'values.read.cylinder',
  'values.read.axis',
  'values.read.addition',
  'values.read.prism',
  'values.read.base',
  'values.read.parts',
  'values.read.part',
  'values.base.in',
  'values.base.out',
  'values.base.up',
  'values.base.down',
  'values.read.use.far',
  'values.read.use.intermediate',
  'values.read.use.near',
  'values.read.pd',
  'values.read.pd.one',
  'values.read.pd.measured',
] as const
export type ReadBackText = (typeof READ_BACK_TEXTS)[number]

type Words = {
  /** Formats the text in the reader's language. */
  t: (key: ReadBackText, values?: Record<string, string | number>) => string
  /** The format of numbers, as "de-CH". */
  intl: string
}

/** A part of the sentence; values are emphasised. */
export type ReadBackPart = { text: string; isValue: boolean }

/** A character that no text contains. */
const MARK = '\u0001'

/**
 * The values as one reads them aloud: "Rechts minus 2,25 Dioptrien mit Zylinder minus 0,50 bei 170 Grad. …". What is not given is left
 * out, an eye without values has no correction; of `eyes` alone is spoken. The unit of powers stands once. Nothing at all for a prescription without values.
 */
export function readBack(
  { right, left, use, balance }: Prescription,
  pd: 'typed' | 'measured',
  { t, intl }: Words,
  eyes: readonly EyeSide[] = EYES,
): ReadBackPart[] {
  const marked = (text: string) => `${MARK}${text}${MARK}`
  const plain = (field: EyeField, value: number) => formatEyeStep(field, Math.abs(value), intl)
  const signed = (field: EyeField, value: number) => {
    const size = plain(field, value)
    if (value === 0) return marked(size)
    return marked(
      value < 0 ? t('values.read.minus', { value: size }) : t('values.read.plus', { value: size }),
    )
  }
  const degrees = (count: number) => marked(t('values.read.degrees', { count }))
  const powersOf = ({ sphere, cylinder, axis }: Eye, isFirst: boolean) => {
    const power = sphere === undefined ? '' : signed('sphere', sphere)
    return [
      isFirst && power ? t('values.read.sphere', { sphere: power }) : power,
      cylinder === undefined ? '' : t('values.read.cylinder', { cylinder: signed('cylinder', cylinder) }),
      axis === undefined ? '' : t('values.read.axis', { axis: degrees(axis) }),
    ]
  }
  const baseOf = (base: number, side: EyeSide) => {
    const direction = directionOfBase(base, side)
    return direction ? marked(t(`values.base.${direction}`)) : degrees(Math.round(base))
  }
  // Slips that have a horizontal and a vertical part are compared with these.
  const inParts = (prism: number, base: number, side: EyeSide) => {
    const parts = partsOfPrism({ prism, base }, side).map((part) =>
      t('values.read.part', {
        prism: marked(plain('prism', part.prism)),
        base: marked(t(`values.base.${part.direction}`)),
      }),
    )
    const [first, second] = parts
    return first && second ? t('values.read.parts', { first, second }) : ''
  }
  const othersOf = ({ addition, prism, prismBase }: Eye, side: EyeSide) => [
    addition === undefined ? '' : t('values.read.addition', { addition: signed('addition', addition) }),
    prism === undefined
      ? ''
      : t('values.read.prism', { prism: marked(formatEyeValue('prism', prism, intl)) }),
    prismBase === undefined ? '' : t('values.read.base', { base: baseOf(prismBase, side) }),
    prism === undefined || prismBase === undefined ? '' : inParts(prism, prismBase, side),
  ]
  const corrected = eyes.filter((side) => side !== balance && hasCorrection(side === 'right' ? right : left))
  if (corrected.length === 0) return []
  const sentences = eyes.map((side) => {
    const eye = side === 'right' ? right : left
    const name = side === 'right' ? t('values.read.right') : t('values.read.left')
    if (side === balance) return t('values.read.balance', { side: name })
    if (!corrected.includes(side)) return t('values.read.none', { side: name })
    const powers = joined([name, ...powersOf(eye, side === corrected[0])], ' ')
    return `${joined([powers, ...othersOf(eye, side)], ', ')}.`
  })
  const purpose = use === undefined ? '' : t(`values.read.use.${use}`)
  return partsOf(joined([...sentences, purpose, distance()], ' '))

  function distance(): string {
    if (pd === 'measured') return t('values.read.pd.measured')
    if (right.pd === undefined || left.pd === undefined) {
      // A balance lens is cut to no pupil.
      const one = right.pd ?? left.pd
      return one === undefined || balance === undefined
        ? ''
        : t('values.read.pd.one', { value: marked(plain('pd', one)) })
    }
    return t('values.read.pd', {
      sum: marked(plain('pd', right.pd + left.pd)),
      right: marked(plain('pd', right.pd)),
      left: marked(plain('pd', left.pd)),
    })
  }
}

const hasCorrection = (eye: Eye): boolean =>
  Object.keys(EYE_FIELD).some((field) => field in eye && field !== 'pd' && field !== 'hpd')

const joined = (parts: readonly string[], by: string): string => parts.filter(Boolean).join(by)

/** Between two marks stands a value. */
const partsOf = (sentence: string): ReadBackPart[] =>
  sentence
    .split(MARK)
    .map((text, place) => ({ text, isValue: place % 2 === 1 }))
    .filter(({ text }) => text !== '')
