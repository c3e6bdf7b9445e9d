import { readTypedDay } from '#domain/form/typed-day.ts'
import { READ_BY_SHOP, waitsForDistance, waitsForSlip, waitsForValues } from '#domain/order/add-values.ts'
import { checkLateValues, ORDER_OBSTACLES, orderedDesign, orderedParts } from '#domain/order/late-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { hasTwoAxisSchemes } from '#domain/prescription/axis-scheme.ts'
import { type Check, checkPrescription } from '#domain/prescription/check-prescription.ts'
import { LENS_USES, type Prescription } from '#domain/prescription/eye-field.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { isProgressive } from '#domain/prescription/is-progressive.ts'
import { convertProgressive } from '#domain/prescription/progressive.ts'
import { holdMonths } from '#domain/prescription/slip-age.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { variantOf } from '#modules/documents/order-format.ts'
import {
  type CommandOutcome,
  done,
  invalidCommand,
  type Options,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { readSlipValues } from './read-slip-values.ts'
import { isDistanceAlone, type RecordValues, seeSlip } from './see-slip.ts'
import { waitingPair } from './waiting-pair.ts'

type Desk = { recordValues: RecordValues; now(): Date; writeLine: WriteLine }

/** `order values NUMBER --right … --left …`: the values of a pair that waits for them, for its slip, or for the distance of the pupils. */
export async function recordSlipValues(desk: Desk, order: Order, options: Options): Promise<CommandOutcome> {
  const { recordValues, now, writeLine } = desk
  const typed = readSlipValues(options)
  if (typeof typed === 'string') return invalidCommand(writeLine, typed)
  const measuredOn = options.day === undefined ? undefined : readTypedDay(options.day)
  if (measuredOn === null || (measuredOn ?? '') > now().toISOString())
    return invalidCommand(writeLine, '--day is the day of the slip, like 2026-09-14')
  const waiting = waitingPair(order, options, 'values', (item) =>
    [waitsForValues, waitsForSlip, waitsForDistance].some((waits) => waits(order, item)),
  )
  if (typeof waiting === 'string') return refused(writeLine, waiting)
  const { frame, group } = waiting
  // The axis of the right eye is the same in both.
  if (hasTwoAxisSchemes(VARIANTS[variantOf(order)]) && typed.left.axis !== undefined && !options.axes)
    return invalidCommand(writeLine, '--axes says how the slip counts axes: tabo, int')
  const isMeasured = isDistanceAlone(typed) && waitsForDistance(order, frame)
  if (waitsForSlip(order, frame) && !isMeasured) return seeSlip(desk, order, frame, typed)
  const known = prescriptionValuesOf(frame)
  if (known && typed.right.pd === undefined && typed.left.pd === undefined)
    return refused(writeLine, `pair ${group} waits for its pupillary distance: pd=…`)
  const made = madeOf(order, frame, typed, options)
  if ('invalid' in made) return invalidCommand(writeLine, made.invalid)
  if ('refused' in made) return refused(writeLine, made.refused)
  const { prescription } = made
  const hasDistance = prescription.right.pd !== undefined || prescription.left.pd !== undefined
  const method = known ? ('branch' as const) : ('prescription' as const)
  const affirmed = { at: now().toISOString(), textVersion: READ_BY_SHOP }
  const recorded = await recordValues(order.id, {
    group,
    prescription,
    pupilDistance: hasDistance ? { method } : undefined,
    validity: measuredOn ? { measuredOn, months: holdMonths('glasses', null, measuredOn) } : undefined,
    affirmed,
  })
  return recorded.ok
    ? done(writeLine, `the values of pair ${group} are recorded`)
    : refused(
        writeLine,
        known
          ? `the values of pair ${group} are never replaced`
          : `nothing of order ${order.id} waits for values`,
      )
}

/** What shoppers affirm one by one, of values that are recorded for good. Before a prism is made, an optician checks it anyway. */
const unusualOf = (checks: readonly Check[], isDistance: boolean): string[] =>
  checks
    .filter(({ grade, kind }) => grade === 'confirm' && kind !== 'prism-to-check')
    .filter(({ field }) => !isDistance || field === 'pd')
    .map(({ kind }) => kind)

type Made = { prescription: Prescription } | { refused: string } | { invalid: string }

/** The values as they are made in what was ordered, or why they are not. What is known already need not be typed again. */
function madeOf(order: Order, frame: OrderItem, typed: Prescription, { use: row, force }: Options): Made {
  const use = LENS_USES.find((each) => each === row)
  const known = prescriptionValuesOf(frame)
  const values = {
    ...known,
    ...typed,
    right: { ...known?.right, ...typed.right },
    left: { ...known?.left, ...typed.left },
  }
  const first = checkPrescription(values)
  const design = orderedDesign(orderedParts(frame, order.items))
  const hasAddition = isProgressive(first.prescription)
  const isForOne = !known && hasAddition && design === 'single-vision'
  const fault = first.checks.find(({ grade }) => grade === 'refused')
  if (fault) return { refused: `${fault.eye} ${fault.field}: ${fault.kind}` }
  if (isForOne && use !== 'far' && use !== 'near')
    return {
      invalid: 'the lenses have one power, the values an addition: --use far or --use near says which lenses',
    }
  // A row for near looks like one for far.
  if (!known && !use && !hasAddition)
    return { invalid: `--use says which row was read: ${LENS_USES.join(', ')}` }
  const forOne = isForOne
    ? convertProgressive(first.prescription, use === 'near' ? 'near' : 'distance')
    : null
  // With a prism only the powers for far are known.
  if (forOne?.ok === false && use === 'near') return { refused: 'these values cannot be made for near' }
  const given = forOne?.ok ? forOne.value : { ...values, ...(use && { use }) }
  const { prescription, checks } = checkLateValues(frame, order.items, { prescription: given })
  const late = checks.find(({ grade }) => grade === 'refused')
  if (!late) {
    const unusual = force ? [] : unusualOf(first.checks, known !== null)
    return unusual.length === 0
      ? { prescription }
      : { refused: `unusual: ${unusual.join(', ')}; check once more, then record them with --force` }
  }
  const isOfFrame = ORDER_OBSTACLES.some((kind) => kind === late.kind)
  const advice = `: agree on another frame or other lenses with the customer, and cancel pair ${frame.itemGroup?.id}`
  return { refused: `${late.eye} ${late.field}: ${late.kind}${isOfFrame ? advice : ''}` }
}
