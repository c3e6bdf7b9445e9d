import type { BasketItem } from '#domain/basket/basket.ts'
import { lacksDistance } from '#domain/prescription/binocular-distance.ts'
import { emptyEye } from '#domain/prescription/empty-eye.ts'
import { type Eye, EYE_FIELD, EYES, type EyeSide, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import { withoutIncludedCoatings } from '#domain/prescription/coatings.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { validityOf } from '#domain/prescription/validity.ts'
import { officeDistanceOf } from '#domain/prescription/office-distance.ts'
import { prismBaseOf } from '#domain/prescription/prism-base.ts'
import { partsOfPrism } from '#domain/prescription/prism-parts.ts'
import { isProgressive } from '#domain/prescription/is-progressive.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import {
  type PupilDistanceSource,
  pupilDistanceSourceOf,
} from '#domain/prescription/pupil-distance-source.ts'
import { type ConfiguratorAnswers, TYPED_EYE_FIELDS, type TypedEyeField } from './answer-name.ts'
import { measuredAnswer } from './measured-distance.ts'
import { unusualKinds } from './validate-confirm.ts'

/**
 * Values as they are typed, axes after TABO. Without pupillary distances these are measured. `measuredOn`: their day, YYYY-MM-DD, where it
 * is known; that of a distance from a slip by default.
 */
export function typedAnswers(
  prescription: Prescription,
  intl: string,
  pupilDistance?: PupilDistanceSource,
  measuredOn = pupilDistance?.method === 'prescription' ? pupilDistance.measuredOn : undefined,
): ConfiguratorAnswers {
  const entries = EYES.flatMap((eye) =>
    TYPED_EYE_FIELDS.map((field) => {
      const isTyped = field === 'pd' || eye !== prescription.balance
      const value = isTyped ? prescription[eye][field] : undefined
      const inParts = isTyped ? prismText(prescription[eye], eye, field, intl) : null
      if (inParts !== null) return [`${eye}.${field}`, inParts]
      return [`${eye}.${field}`, value === undefined ? '' : formatEyeNumber(field, value, intl)]
    }),
  )
  const isMeasured = lacksDistance(prescription)
  return {
    ...Object.fromEntries(entries),
    use: prescription.use ?? '',
    emptyEye: prescription.balance ? 'balance' : emptyEye(prescription) ? 'plano' : '',
    axisScheme: 'tabo',
    pdSource: isMeasured ? 'measure' : 'typed',
    'pd.measured': measuredAnswer(pupilDistance, prescription.use),
    'pd.slip': '',
    ...slipDateOf(measuredOn),
  }
}

/** The day of the slip as it is typed: how old the values are stays known. */
const slipDateOf = (day: string | undefined): ConfiguratorAnswers =>
  day === undefined ? {} : { slipDate: day.split('-').toReversed().join('.') }

/** A prism in two parts is typed as such: together they have no round steps, and each of them has. */
function prismText(values: Eye, side: EyeSide, field: TypedEyeField, intl: string): string | null {
  const { prism, prismBase } = values
  if (prism === undefined || prismBase === undefined) return null
  const parts = partsOfPrism({ prism, base: prismBase }, side)
  const isInParts =
    !Number.isInteger(prismBase) || (!isStep(prism) && parts.every((part) => isStep(part.prism)))
  if (parts.length < 2 || !isInParts) return null
  if (field === 'prism') return parts.map((part) => formatEyeNumber(field, part.prism, intl)).join(' + ')
  if (field !== 'prismBase') return null
  return parts.map(({ direction }) => formatEyeNumber(field, prismBaseOf(direction, side), intl)).join(' + ')
}

const isStep = (prism: number): boolean => prism % EYE_FIELD.prism.step === 0

/**
 * The answers that lead to a pair in the basket; null where the items are no such pair. What was affirmed holds until other values are
 * typed.
 */
export function answersOfGroup(
  items: readonly Pick<BasketItem, 'customData' | 'itemGroup' | 'variant'>[],
  offered: readonly RxPart[],
  intl: string,
): ConfiguratorAnswers | null {
  const main = items.find(({ itemGroup }) => itemGroup?.isMainItem)
  const lensType = main?.customData['lensType']
  if (!main || (lensType !== 'type_ei' && lensType !== 'type_none')) return null
  const parts = withoutIncludedCoatings(
    offered.filter((part) => items.some(({ variant }) => variant.id === part.variantId)),
  )
  const keysOf = (kind: RxPart['kind']) =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ referenceKey }) => referenceKey)
      .join(',')
  const office = officeDistanceOf(main)
  const chosen: ConfiguratorAnswers = {
    lensType,
    design: keysOf('lensType'),
    index: keysOf('index'),
    tint: keysOf('tint'),
    coatings: keysOf('coating'),
    ...(office && { 'office.room': String(office.room), 'office.near': String(office.near) }),
  }
  if (lensType === 'type_none') return chosen
  const values = prescriptionValuesOf(main)
  if (values === null) return { ...chosen, source: 'later' }
  const typed = typedAnswers(values, intl, pupilDistanceSourceOf(main), validityOf(main)?.measuredOn)
  return {
    ...chosen,
    ...typed,
    ...heightAnswers(values, intl),
    source: 'slip',
    ...(isProgressive(values) && { target: 'progressive' }),
    confirmed: unusualKinds({ ...typed, source: 'slip' }, null).join(','),
    affirmed: 'yes',
    consent: 'yes',
  }
}

const heightAnswers = (values: Prescription, intl: string): ConfiguratorAnswers =>
  Object.fromEntries(
    EYES.flatMap((eye) => {
      const { hpd } = values[eye]
      return hpd === undefined ? [] : [[`${eye}.hpd`, formatEyeNumber('hpd', hpd, intl)]]
    }),
  )
