import { READ_BY_SHOP, waitsForOfficeDistance } from '#domain/order/add-values.ts'
import type { Order } from '#domain/order/order.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { NEAR_DISTANCES, readOfficeDistance, ROOM_DISTANCES } from '#domain/prescription/office-distance.ts'
import {
  type CommandOutcome,
  done,
  invalidCommand,
  type Options,
  refused,
  type WriteLine,
} from './parse-command.ts'
import type { RecordValues } from './see-slip.ts'
import { waitingPair } from './waiting-pair.ts'

type Desk = { recordValues: RecordValues; now(): Date; writeLine: WriteLine }

/** `order values NUMBER --room 200 --near 40`: how far and how near lenses for the office have to be sharp, as their customer says. */
export async function recordOfficeDistance(
  { recordValues, now, writeLine }: Desk,
  order: Order,
  options: Options,
): Promise<CommandOutcome> {
  const { room, near, item: _, ...others } = options
  const officeDistance = readOfficeDistance(room, near)
  if (officeDistance === undefined || Object.keys(others).length > 0)
    return invalidCommand(
      writeLine,
      `write --room ${ROOM_DISTANCES.join('|')} --near ${NEAR_DISTANCES.join('|')}, in cm, and nothing else`,
    )
  const waiting = waitingPair(order, options, 'the distances of office lenses', (item) =>
    waitsForOfficeDistance(order, item),
  )
  if (typeof waiting === 'string') return refused(writeLine, waiting)
  const { frame, group } = waiting
  const recorded = await recordValues(order.id, {
    group,
    prescription: prescriptionValuesOf(frame) ?? { right: {}, left: {} },
    officeDistance,
    affirmed: { at: now().toISOString(), textVersion: READ_BY_SHOP },
  })
  return recorded.ok
    ? done(writeLine, `the distances of pair ${group} are recorded`)
    : refused(writeLine, `pair ${group} waits for no distances`)
}
