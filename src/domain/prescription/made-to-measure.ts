import { isRecord } from '#domain/is-record.ts'
import { EYE_FIELDS, EYE_TEXTS, EYES, type Eye, LENS_USES, type Prescription } from './eye-field.ts'
import { type PupilDistanceSource, pupilDistanceSourceOf } from './pupil-distance-source.ts'
import { validityOf } from './validity.ts'

/** What of an item of a basket or an order says what it is made to. */
export type PrescribedItem = {
  customData: Readonly<Record<string, unknown>>
  itemGroup?: { id: string; isMainItem: boolean }
}

/** The prescription of an item; null where it is not made for one person, or the values are not known yet. */
export function prescriptionValuesOf({
  customData,
}: Pick<PrescribedItem, 'customData'>): Prescription | null {
  const values = customData['prescriptionValues']
  if (!isRecord(values)) return null
  const right = eyeOf(values['right'])
  const left = eyeOf(values['left'])
  const use = LENS_USES.find((each) => each === values['use'])
  const isGiven = Object.keys(right).length + Object.keys(left).length > 0
  const balance = EYES.find((each) => each === values['balance'])
  return isGiven ? { right, left, ...(use && { use }), ...(balance && { balance }) } : null
}

/** What goods were made to, when they were ordered, RFC 3339, and the day of the values, YYYY-MM-DD. */
export type MadeValues = {
  prescription: Prescription
  pupilDistance?: PupilDistanceSource | undefined
  orderedOn?: string | undefined
  measuredOn?: string | undefined
}

/** What the first glasses among the items were made to; null where there are none. Values of contact lenses do not fit glasses. */
export function madeGlassesOf(items: readonly PrescribedItem[]): MadeValues | null {
  for (const item of items) {
    const prescription = prescriptionValuesOf(item)
    const isOfLens = ({ baseCurve, diameter }: Eye) => baseCurve !== undefined || diameter !== undefined
    if (prescription && !EYES.some((side) => isOfLens(prescription[side])))
      return {
        prescription,
        pupilDistance: pupilDistanceSourceOf(item),
        measuredOn: validityOf(item)?.measuredOn,
      }
  }
  return null
}

/** The values of the first glasses among the items; null where there are none. */
export const glassesValuesOf = (items: readonly PrescribedItem[]): Prescription | null =>
  madeGlassesOf(items)?.prescription ?? null

/** Of which goods among the items the values are known: those of glasses hold for longer than those of contact lenses. Null where none are. */
export function valuesOfGoods(items: readonly PrescribedItem[]): 'glasses' | 'lenses' | 'both' | null {
  const known = items.filter((item) => prescriptionValuesOf(item) !== null)
  const hasGlasses = known.some(({ itemGroup }) => itemGroup !== undefined)
  const hasLenses = known.some(({ itemGroup }) => itemGroup === undefined)
  if (hasGlasses && hasLenses) return 'both'
  if (hasGlasses) return 'glasses'
  return hasLenses ? 'lenses' : null
}

/** Whether a frame in a basket waits, once it is ordered, for an optician who compares its values with the slip that they are from. */
export const areValuesToBeConfirmed = ({ customData }: Pick<PrescribedItem, 'customData'>): boolean =>
  customData['valuesToBeConfirmed'] === true

/** Whether an item of an order had values that were removed after it was sent. */
export const areValuesRemoved = ({ customData }: Pick<PrescribedItem, 'customData'>): boolean =>
  customData['areValuesRemoved'] === true

/** A frame that is ordered with lenses to values, and the values follow: neither eye has a sphere. Spec §4 "flagged as lacking". */
export const lacksPrescriptionValues = (item: PrescribedItem): boolean =>
  item.itemGroup?.isMainItem === true &&
  item.customData['lensType'] === 'type_ei' &&
  !areValuesRemoved(item) &&
  EYES.every((eye) => prescriptionValuesOf(item)?.[eye].sphere === undefined)

/**
 * A frame whose values are known but for the distance of both pupils: the shop measures it before it makes the lenses. Those that were
 * ordered before this was said are measured, too.
 */
export const lacksPupilDistance = (item: PrescribedItem): boolean => {
  const values = prescriptionValuesOf(item)
  return (
    item.itemGroup?.isMainItem === true &&
    item.customData['lensType'] === 'type_ei' &&
    values !== null &&
    EYES.some((eye) => values[eye].sphere !== undefined) &&
    EYES.every((eye) => values[eye].pd === undefined)
  )
}

/**
 * Made for one person: it is in a group of frame and lenses, and has a prescription, had one, or one that follows. Packs of lenses come
 * from stock.
 */
export const isMadeToMeasure = (item: PrescribedItem): boolean =>
  item.itemGroup !== undefined &&
  (prescriptionValuesOf(item) !== null || lacksPrescriptionValues(item) || areValuesRemoved(item))

/** A frame that is ordered with lenses without power, mostly tinted: nobody's values, but work for the workshop. */
export const isPlanoPair = ({ itemGroup, customData }: PrescribedItem): boolean =>
  itemGroup?.isMainItem === true && customData['lensType'] === 'type_none'

/**
 * When the customer affirmed the values, RFC 3339, in which version of the text, and who it was: the id of their account, 'guest' without one,
 * 'link' for whoever had the signed link of an order. Older ones do not say who.
 */
export type Affirmed = { at: string; textVersion: string; by?: string }

/** Null where nobody affirmed them. */
export function affirmedOf({ customData }: Pick<PrescribedItem, 'customData'>): Affirmed | null {
  const affirmed = customData['affirmed']
  if (!isRecord(affirmed)) return null
  const { at, textVersion, by } = affirmed
  if (typeof at !== 'string' || typeof textVersion !== 'string') return null
  return { at, textVersion, ...(typeof by === 'string' && { by }) }
}

function eyeOf(eye: unknown): Eye {
  if (!isRecord(eye)) return {}
  const numbers = EYE_FIELDS.map((field) => [field, numberOf(eye[field])] as const)
  const texts = EYE_TEXTS.map((field) => [field, eye[field]] as const)
  return Object.fromEntries([
    ...numbers.filter(([, value]) => value !== null),
    ...texts.filter(([, value]) => typeof value === 'string' && value !== ''),
  ])
}

/** A stored value is a number, or one as text. Unlike on a slip, nothing of it is guessed. */
function numberOf(value: unknown): number | null {
  if (typeof value !== 'string') return typeof value === 'number' && Number.isFinite(value) ? value : null
  const plain = value.replace(',', '.').replace('−', '-')
  return /^[-+]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : null
}
