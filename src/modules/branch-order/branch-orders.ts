import { type BranchOrder, branchOrderValues } from '#domain/branch/branch-order.ts'
import type { MadeValues } from '#domain/prescription/made-to-measure.ts'
import type { BranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import type { LookupProof } from '#clients/shop-api/order-client.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import { knowsBuyer } from '#modules/order/order-lookup.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import { BRANCH_ORDER_EMAIL } from './branch-order-email.ts'

type Deps = {
  repository: BranchOrderRepository
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  /** Opens the database with the tables of emails. */
  database(): Promise<Db>
}

/** Seconds between looks for what has become ready. */
const INTERVAL = 30

/** What customers bought in branches. */
export type BranchOrders = Pick<BranchOrderRepository, 'claim' | 'removeValues'> & {
  ofCustomer(customerId: string): Promise<BranchOrder[]>
  /** Null for somebody else's. */
  ownOrder(id: string, customerId: string): Promise<BranchOrder | null>
  /** For who proves to know it; null otherwise. */
  lookup(id: string, proof: LookupProof): Promise<BranchOrder | null>
  /** The values of its glasses, for who proves to know the order; null otherwise, and where it has none. */
  prescription(id: string, proof: LookupProof | { customerId: string }): Promise<MadeValues | null>
  /** Queues the emails that wait, each once. */
  sendLetters(signal?: AbortSignal): Promise<void>
}

export const createBranchOrders = ({ repository, mail, database }: Deps): BranchOrders => ({
  claim: repository.claim,
  removeValues: repository.removeValues,
  ofCustomer: repository.list,
  async ownOrder(id, customerId) {
    const order = await repository.byId(id)
    return order?.customer.id === customerId ? order : null
  },
  async lookup(id, proof) {
    const order = await repository.byId(id)
    return order && isProven(order, proof) ? order : null
  },
  async prescription(id, proof) {
    const order = await repository.byId(id)
    const prescription = order && isProven(order, proof) ? branchOrderValues(order) : null
    return order && prescription && { prescription, orderedOn: order.orderedAt }
  },
  async sendLetters(signal) {
    const db = await database()
    const waiting = everyEntry(repository.withLetters, ({ id }) => id)
    await sweep(
      waiting,
      async ({ id, readyAt }) => {
        const key = `${BRANCH_ORDER_EMAIL}:${id}:${readyAt}`
        await mail.enqueue(db, { key, kind: BRANCH_ORDER_EMAIL, payload: { id } })
        await repository.recordLetter(id)
      },
      signal,
    ).finally(() => mail.deliverSoon())
  },
})

const isProven = ({ customer }: BranchOrder, proof: LookupProof | { customerId: string }): boolean =>
  'customerId' in proof
    ? customer.id === proof.customerId
    : knowsBuyer(proof, { zipCodes: [customer.zip], email: customer.email })

/** Writes to those whose goods are ready in their branch. */
export const branchOrdersJob = ({ sendLetters }: Pick<BranchOrders, 'sendLetters'>): Job => ({
  name: 'branch-orders',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => sendLetters(signal),
})
