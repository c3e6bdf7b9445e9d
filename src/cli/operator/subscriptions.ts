import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import type { OperatorJobs } from '#modules/operator/operator-jobs.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'

export type OperatorSubscriptions = Pick<
  SubscriptionRepository,
  'list' | 'byId' | 'change' | 'cancel' | 'propose'
>

type Deps = {
  subscriptions: OperatorSubscriptions
  jobs: Pick<OperatorJobs, 'retry'>
  now(): Date
  writeLine: WriteLine
}

const BY = { actor: 'operator' } as const
/** The name of the job, which the operator's command does not load. */
const RENEWALS = 'subscriptions'

/** `subscription …`. */
export async function runSubscriptionCommand(command: ParsedCommand, deps: Deps): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  const { subscriptions, jobs, now, writeLine } = deps
  const fault = findOptionFault(command, verb === 'list' || verb === 'show' ? ['json'] : [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  const [id = '', day = '', ...more] = operands
  if (verb === 'propose') return propose(operands, deps)
  const takes = { list: 0, run: 0, show: 1, cancel: 1, pause: 2 }[verb]
  if (takes === undefined)
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  if (more.length > 0 || operands.length !== takes)
    return invalidCommand(writeLine, `${verb} takes ${takes === 2 ? 'a number and a day' : takes} arguments`)
  if (verb === 'list') return list(deps, options.json === true)
  if (verb === 'run') {
    await jobs.retry(RENEWALS)
    return done(writeLine, 'what is due is announced, ordered and paid now')
  }
  if (!/^\d{12}-\d{1,2}$/.test(id))
    return invalidCommand(writeLine, `${id} is not a number of a subscription`)
  if (verb === 'pause') {
    if (!/^\d{4}-\d\d-\d\d$/.test(day))
      return invalidCommand(writeLine, `${day} is not a day like 2027-03-31`)
    const request = { by: BY, key: `operator-${now().getTime()}`, change: { pauseUntil: day } }
    const paused = await subscriptions.change(id, request)
    return paused.ok
      ? done(writeLine, lineOf(paused.value))
      : refused(writeLine, `${id} cannot be paused: ${paused.error}`)
  }
  if (verb === 'cancel') {
    const cancelled = await subscriptions.cancel(id, { by: BY, manner: 'extraordinary' })
    return cancelled ? done(writeLine, lineOf(cancelled)) : refused(writeLine, `no subscription ${id}`)
  }
  const found = (await subscriptions.byId(id))?.subscription
  if (!found) return refused(writeLine, `no subscription ${id}`)
  return done(writeLine, options.json ? JSON.stringify(found) : detailsOf(found))
}

/** All of them, a page at a time; as JSON they are one array. */
async function list({ subscriptions, writeLine }: Deps, isJson: boolean): Promise<CommandOutcome> {
  let page = await subscriptions.list()
  if (isJson) writeLine('[')
  while (page.length > 0) {
    const next = await subscriptions.list(undefined, page.at(-1)?.id)
    for (const [index, each] of page.entries()) {
      const isLast = next.length === 0 && index === page.length - 1
      writeLine(isJson ? `${JSON.stringify(each)}${isLast ? '' : ','}` : lineOf(each))
    }
    page = next
  }
  if (isJson) writeLine(']')
  return 'done'
}

/** Today's price of a variant, or a successor, to its subscribers in all shops; `all`: the prices of today of all goods. */
async function propose(
  operands: readonly string[],
  { subscriptions, writeLine }: Deps,
): Promise<CommandOutcome> {
  const isAll = operands.length === 1 && operands[0] === 'all'
  const [variantId, successorId, ...more] = isAll ? [] : operands.map(Number)
  const isRead = isAll || (variantId !== undefined && operands.every((each) => /^\d{1,9}$/.test(each)))
  if (!isRead || more.length > 0)
    return invalidCommand(writeLine, 'propose takes the number of a variant, and of a successor, or all')
  const goods =
    variantId === undefined
      ? { all: true as const }
      : { variantId, ...(successorId !== undefined && { successorId }) }
  const answers = await Promise.all(VARIANT_CODES.map((code) => subscriptions.propose(code, goods)))
  const results = answers.flatMap((each) => each ?? [])
  if (results.length === 0) return refused(writeLine, 'no shop sells it to subscribers')
  const sum = (name: 'proposed' | 'skipped') => results.reduce((all, each) => all + each[name], 0)
  return done(
    writeLine,
    `${sum('proposed')} get a letter, ${sum('skipped')} wear another lens, or have values that it is not made with`,
  )
}

const lineOf = ({ id, status, nextDelivery, definition, problem, customer }: Subscription): string =>
  [
    id,
    status,
    `next ${nextDelivery}`,
    `every ${definition.subscriptionInterval} on ${definition.subscriptionDeliveryDate}`,
    ...(problem === null ? [] : [problem]),
    customer.email,
  ].join('  ')

const detailsOf = (subscription: Subscription): string =>
  [
    lineOf(subscription),
    ...subscription.lines.map(({ quantity, name, variantId }) => `${quantity} × ${name} (${variantId})`),
    `paid by ${subscription.paymentKey}, failed ${subscription.failures} times`,
    `orders ${subscription.orders.join(', ')}`,
    ...subscription.history.map(
      ({ at, event, actor }) => `${at.slice(0, 19).replace('T', ' ')}  ${event} by ${actor}`,
    ),
  ].join('\n')
