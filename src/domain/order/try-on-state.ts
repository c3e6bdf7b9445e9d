import { isTried, TRY_ON } from '#domain/basket/try-on.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { Order, OrderItem, TryOnLetter } from './order.ts'

/** requested: not sent yet; away: the customer has them; overdue: their last day is over; over: nothing of them is open any more. */
export type TryOnStage = 'requested' | 'away' | 'overdue' | 'over'

export type TryOnState = {
  stage: TryOnStage
  /** What is neither cancelled, returned nor bought. */
  open: OrderItem[]
  /** RFC 3339 days; null before they were sent. */
  arrivedOn: string | null
  endsOn: string | null
  /** Days since their arrival. */
  day: number
}

type Tried = Pick<Order, 'status' | 'items' | 'packages' | 'history'>

const DAY = 86_400_000

/** The day in the shops of a moment (RFC 3339). */
const dayOf = (moment: string): string => shopDay(new Date(moment))

/** Days after which a parcel is taken as arrived where nobody recorded it. */
const TRANSIT_DAYS = 3

const daysFrom = (day: string, to: string): number => Math.round((Date.parse(to) - Date.parse(day)) / DAY)

/** How far the try-on of an order is; null where nothing of it was to be tried. `now`: RFC 3339. */
export function tryOnState(order: Tried, now: string): TryOnState | null {
  const tried = order.items.filter(isTried)
  if (tried.length === 0) return null
  const open = order.status === 'cancelled' ? [] : tried.filter(isOpen)
  const arrivals = open.map((item) => arrivalOf(order, item)).filter((day) => day !== null)
  const arrivedOn = arrivals.toSorted().at(-1) ?? null
  const endsOn = arrivedOn === null ? null : addDays(arrivedOn, TRY_ON.days)
  const today = dayOf(now)
  const day = arrivedOn === null ? 0 : Math.max(0, daysFrom(arrivedOn, today))
  return { stage: stageOf(open, endsOn, today), open, arrivedOn, endsOn, day }
}

function stageOf(open: readonly OrderItem[], endsOn: string | null, today: string): TryOnStage {
  if (open.length === 0) return 'over'
  if (endsOn === null) return 'requested'
  return today > endsOn ? 'overdue' : 'away'
}

const isOpen = ({ status, keptIn }: OrderItem): boolean =>
  (status === 'available' || status === 'delivered') && keptIn === undefined

/** Whether the customer has it, as far as the shop knows. */
export const isAway = (order: Tried, item: OrderItem): boolean =>
  isOpen(item) && order.status !== 'cancelled' && arrivalOf(order, item) !== null

/** The day on which the parcel of an item arrived, or must have; null where it was not sent. */
function arrivalOf({ history }: Tried, { packageId }: OrderItem): string | null {
  const dayWhen = (event: 'deliver' | 'collect' | 'ship'): string | null => {
    const done = history.find(
      ({ action }) => action.event === event && (action.packageId ?? packageId) === packageId,
    )
    return done === undefined ? null : dayOf(done.at)
  }
  const sent = dayWhen('ship')
  const due = sent === null ? null : addDays(sent, TRANSIT_DAYS)
  return dayWhen('deliver') ?? dayWhen('collect') ?? due
}

/** Days after the arrival on which the first letter and the last are due; the second is due as soon as the frames are overdue. */
const LETTER_DAYS = { first: 5, last: 12 }
/** Days between the letters about frames that are overdue, and from the last of them until they may be charged. */
const PATIENCE_DAYS = { letters: 4, charge: 3 }

/** The letter that is due, each once and in their order; null for none. `now`: RFC 3339. */
export function dueLetter(
  { stage, day }: Pick<TryOnState, 'stage' | 'day'>,
  letters: readonly TryOnLetter[],
  now: string,
): TryOnLetter['stage'] | null {
  const last = letters.at(-1)
  if (stage === 'away') return last === undefined && day >= LETTER_DAYS.first ? 1 : null
  if (stage !== 'overdue') return null
  if (last === undefined || last.stage === 1) return 2
  const isPatient = daysFrom(dayOf(last.at), dayOf(now)) >= PATIENCE_DAYS.letters
  return last.stage === 2 && day >= LETTER_DAYS.last && isPatient ? 3 : null
}

/** Whether the operator may charge what is overdue: both letters about it were sent, and nothing came back for days. `now`: RFC 3339. */
export function mayCharge(
  { stage }: Pick<TryOnState, 'stage'>,
  letters: readonly TryOnLetter[],
  now: string,
): boolean {
  const last = letters.at(-1)
  return (
    stage === 'overdue' && last?.stage === 3 && daysFrom(dayOf(last.at), dayOf(now)) >= PATIENCE_DAYS.charge
  )
}
