import { move as moveSchema } from '#contract/order/payment.ts'
import type { Move, ReturnedItem } from '#domain/order/move.ts'
import type { Order } from '#domain/order/order.ts'
import { trackingUrl } from '#domain/order/tracking.ts'
import { type OptionName, type Options, strange, type Typed } from './typed.ts'

type OfPackage = { packageId?: number }

type Verb = {
  takes: readonly OptionName[]
  /** A text where the options make no sense for this order. */
  move(options: Options, order: Order, of: OfPackage): Move | string
}

/** What the operator calls each move, and what he may say with it. */
const VERBS: Record<string, Verb> = {
  workshop: {
    takes: ['package'],
    move: (_, __, of) => ({ event: 'prepare', to: 'delegation_pending', ...of }),
  },
  pack: { takes: ['package'], move: (_, __, of) => ({ event: 'prepare', to: 'shipment_pending', ...of }) },
  ship: { takes: ['package', 'tracking', 'url'], move: shipment },
  deliver: { takes: ['package'], move: (_, __, of) => ({ event: 'deliver', ...of }) },
  cancel: { takes: ['item'], move: ({ item }) => ({ event: 'cancel', ...(item && { items: item }) }) },
  return: { takes: ['item', 'opened'], move: comeBack },
  refund: { takes: ['item', 'amount'], move: refund },
}

export const isMove = (verb: string): boolean => Object.hasOwn(VERBS, verb)

/** The move that a line asks for; a text where it asks for none that there is. */
export function moveOf(typed: Typed, order: Order): Move | string {
  const { verb: name, options } = typed
  const verb = VERBS[name]
  if (!verb) return `nobody knows how to ${name}`
  const odd = strange(typed, verb.takes)
  if (odd !== undefined) return `--${odd} means nothing to ${name}`
  const number = options.package === undefined ? undefined : Number(options.package)
  const ofPackage = order.packages.find(({ id }) => id === number)
  if (number !== undefined && !ofPackage) return `the order has no package ${options.package}`
  const said = verb.move(options, order, ofPackage ? { packageId: ofPackage.id } : {})
  if (typeof said === 'string') return said
  const read = moveSchema.safeParse(said)
  return read.success ? read.data : read.error.issues.map((issue) => issue.message).join(', ')
}

function shipment({ tracking: id, url: given }: Options, order: Order, of: OfPackage): Move | string {
  if (id === undefined) return given === undefined ? { event: 'ship', ...of } : '--url goes with --tracking'
  const waiting = order.packages.filter(
    (each) =>
      each.deliveryStatus !== 'shipment_completed' && each.deliveryStatus !== 'cancellation_completed',
  )
  const chosen = of.packageId === undefined && waiting.length > 0 ? waiting : order.packages
  const parcels = chosen.filter((each) => of.packageId === undefined || each.id === of.packageId)
  const [parcel] = parcels
  if (parcels.length > 1) return `the order has ${parcels.length} packages to be sent: say which, --package 1`
  const url = given ?? (parcel && trackingUrl(parcel.carrierKey, id))
  if (!url) return `of ${parcel?.carrierKey ?? 'no carrier'} no address is known: add --url`
  return { event: 'ship', ...(parcel && { packageId: parcel.id }), tracking: { id, url } }
}

function comeBack({ item, opened }: Options): Move | string {
  const items = item?.map(returned)
  const wrong = items?.find((each) => typeof each === 'string')
  if (typeof wrong === 'string') return wrong
  return {
    event: 'return',
    ...(items && { items: items.filter((each) => typeof each !== 'string') }),
    ...(opened && { isUnsellable: true }),
  }
}

/** KEY, or KEY=2 where two pieces of it have come back in all. */
function returned(typed: string): ReturnedItem | string {
  const [, key, pieces] = /^([^=]+)(?:=([1-9]\d{0,3}))?$/.exec(typed) ?? []
  if (key === undefined) return `${typed} is no item: KEY, or KEY=2 for two pieces`
  return { key, ...(pieces !== undefined && { pieces: Number(pieces) }) }
}

function refund({ amount: typed, item }: Options): Move | string {
  if (typed === undefined) return { event: 'refund', ...(item && { items: item }) }
  if (item) return '--item and --amount do not go together'
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  const amount = Number(`${whole}${cents.padEnd(2, '0')}`)
  return whole === undefined || amount === 0 ? `${typed} is no amount: 12.34` : { event: 'refund', amount }
}
