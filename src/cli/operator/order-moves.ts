import { orderAction as moveSchema } from '#contract/order/order-action.ts'
import type { OrderAction, ReturnedItem } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { trackingUrl } from '#domain/order/tracking.ts'
import { readAmount } from './read-amount.ts'
import { type OptionName, type Options, findOptionFault, type ParsedCommand } from './parse-command.ts'

type OfPackage = { packageId?: number }

type Verb = {
  takes: readonly OptionName[]
  /** Returns a message if the options do not fit the order. */
  move(options: Options, order: Order, of: OfPackage): OrderAction | string
}

/** The operator's name of each move, with its options. */
const VERBS: Record<string, Verb> = {
  workshop: {
    takes: ['package', 'sheet', 'vca', 'language', 'force', 'prism-checked'],
    move: ({ force, 'prism-checked': isPrismChecked }, _, of) => ({
      event: 'prepare',
      to: 'delegation_pending',
      ...of,
      ...(force && { areOldAccepted: true }),
      ...(isPrismChecked && { isPrismChecked: true }),
    }),
  },
  pack: { takes: ['package'], move: (_, __, of) => ({ event: 'prepare', to: 'shipment_pending', ...of }) },
  ship: { takes: ['package', 'tracking', 'url'], move: shipment },
  deliver: { takes: ['package'], move: (_, __, of) => ({ event: 'deliver', ...of }) },
  ready: { takes: ['package'], move: (_, __, of) => ({ event: 'ready', ...of }) },
  collected: { takes: ['package'], move: (_, __, of) => ({ event: 'collect', ...of }) },
  cancel: { takes: ['item'], move: ({ item }) => ({ event: 'cancel', ...(item && { items: item }) }) },
  return: { takes: ['item', 'opened'], move: returnMove },
  refund: { takes: ['item', 'amount'], move: refund },
}

export const isMoveCommand = (verb: string): boolean => Object.hasOwn(VERBS, verb)

/** The move of a command; a message if the command is invalid. */
export function parseMove(command: ParsedCommand, order: Order): OrderAction | string {
  const { verb: name, options } = command
  const verb = VERBS[name]
  if (!verb) return `unknown command: ${name}`
  const fault = findOptionFault(command, verb.takes)
  if (fault !== undefined) return fault
  const number = options.package === undefined ? undefined : Number(options.package)
  const ofPackage = order.packages.find(({ id }) => id === number)
  if (number !== undefined && !ofPackage) return `the order has no package ${options.package}`
  const input = verb.move(options, order, ofPackage ? { packageId: ofPackage.id } : {})
  if (typeof input === 'string') return input
  const read = moveSchema.safeParse(input)
  return read.success ? read.data : read.error.issues.map((issue) => issue.message).join(', ')
}

function shipment({ tracking: id, url: given }: Options, order: Order, of: OfPackage): OrderAction | string {
  if (id === undefined) return given === undefined ? { event: 'ship', ...of } : '--url needs --tracking'
  const waiting = order.packages.filter(
    (each) =>
      each.deliveryStatus !== 'shipment_completed' && each.deliveryStatus !== 'cancellation_completed',
  )
  const chosen = of.packageId === undefined && waiting.length > 0 ? waiting : order.packages
  const parcels = chosen.filter((each) => of.packageId === undefined || each.id === of.packageId)
  const [parcel] = parcels
  if (parcels.length > 1)
    return `the order has ${parcels.length} packages to ship: select one, for example --package 1`
  const url = given ?? (parcel && trackingUrl(parcel.carrierKey, id))
  if (!url) return `the tracking address of ${parcel?.carrierKey ?? 'no carrier'} is unknown: add --url`
  return { event: 'ship', ...(parcel && { packageId: parcel.id }), tracking: { id, url } }
}

function returnMove({ item, opened }: Options): OrderAction | string {
  const items = item?.map(returned)
  const wrong = items?.find((each) => typeof each === 'string')
  if (typeof wrong === 'string') return wrong
  return {
    event: 'return',
    ...(items && { items: items.filter((each) => typeof each !== 'string') }),
    ...(opened && { isUnsellable: true }),
  }
}

/** KEY, or KEY=2 if two pieces were returned in total. */
function returned(typed: string): ReturnedItem | string {
  const [, key, pieces] = /^([^=]+)(?:=([1-9]\d{0,3}))?$/.exec(typed) ?? []
  if (key === undefined) return `${typed} is not an item: use KEY, or KEY=2 for two pieces`
  return { key, ...(pieces !== undefined && { pieces: Number(pieces) }) }
}

function refund({ amount: typed, item }: Options): OrderAction | string {
  if (typed === undefined) return { event: 'refund', ...(item && { items: item }) }
  if (item) return 'use either --item or --amount'
  const amount = readAmount(typed)
  return amount === null ? `${typed} is not an amount like 12.34` : { event: 'refund', amount }
}
