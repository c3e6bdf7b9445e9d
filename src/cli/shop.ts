import { writeFile, readFile, stat } from 'node:fs/promises'
import { createAppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import type { Access } from '#clients/shop-api/call.ts'
import { createBasketClient } from '#clients/shop-api/baskets.ts'
import { branchCalls, saveBranches } from '#clients/shop-api/branch-calls.ts'
import { importProducts, rebuildIndex, setPrices, setStock } from '#clients/shop-api/offer-calls.ts'
import { createBranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import { createShopClient } from '#clients/shop-api/create-shop-client.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { createReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import { createSubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import { MAX_BRANCH_IMPORT_BYTES } from '#contract/shop-api/branch.ts'
import { MAX_CATALOGUE_BYTES } from '#contract/shop-api/catalogue.ts'
import { embeddedTokens } from '#platform/embedded-tokens.ts'
import { readEnv } from '#platform/env.ts'
import { allEntries } from '#platform/jobs/sweep.ts'
import { createDemoCustomers } from './demo-customers.ts'
import { runCommand } from './operator/command.ts'
import { operatorDeclarationsClient } from '#modules/operator/operator-declarations.ts'
import { operatorPayoutsClient } from '#modules/operator/operator-payouts.ts'
import { operatorSlipsClient } from '#modules/operator/operator-slips.ts'
import { operatorDemoClient } from '#modules/operator/operator-demo.ts'
import { operatorJobsClient } from '#modules/operator/operator-jobs.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { MAX_STATEMENT_LENGTH } from '#modules/payment/read-statement.ts'
import { fetchBackup } from '#modules/operator/operator-backup.ts'
import type { CommandOutcome } from './operator/parse-command.ts'
import { homeVariant, VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'

/** npm run shop -- …: the operator's command for the orders, declarations and jobs of a running shop. */
const env = readEnv()
const { shopApi, shopApiPort } = env
const PATIENCE = 10_000
/** The shop listens there only on loopback, and accepts this token. */
const origin = `http://127.0.0.1:${shopApiPort}`
const token = embeddedTokens(env).shop

const accessTo = (variant: VariantCode): Access => ({
  http: { fetch: (request) => fetch(request), timeout: PATIENCE },
  baseUrl: shopApi?.url ?? origin,
  auth: shopApi?.auth ?? { kind: 'token', token },
  shopId: VARIANTS[variant].shopId,
})
/** For lists of many thousand entries, of all shops. */
const patientAccess: Access = {
  ...accessTo('de-de'),
  http: { fetch: (request) => fetch(request), timeout: 60_000 },
}
/** For what rebuilds the index. Node itself waits five minutes for an answer. */
const indexAccess: Access = { ...patientAccess, http: { ...patientAccess.http, timeout: 300_000 } }
const orderRepository = createOrderRepository(accessTo)
const branchOrderRepository = createBranchOrderRepository(accessTo)
const appointmentRepository = createAppointmentRepository(accessTo)
const subscriptionRepository = createSubscriptionRepository(accessTo)

/** One shop of each country. */
const homes = VARIANT_CODES.filter((variant) => homeVariant(variant) === variant)

async function readTextFile(path: string, longest = MAX_STATEMENT_LENGTH): Promise<string> {
  const { size } = await stat(path)
  if (size > longest) throw new Error('the file is too large')
  return readFile(path, 'utf8')
}

const STATUS: Record<CommandOutcome, number> = { done: 0, refused: 1, misread: 2 }
const CLOSED = 3

const request = (request: Request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
const writeLine = (line: string) => void process.stdout.write(`${line}\n`)

/** Loaded only for these commands. */
const maintenance = () => import('./maintenance.ts')
const database = {
  migrate: async () => (await maintenance()).migrate(env),
  backup: async (file: string) => (await maintenance()).backup(env, file, () => fetchBackup(origin, token)),
  restore: async (file: string, isForced: boolean) =>
    (await (await maintenance()).restore(env, file, isForced)).createdAt,
}

// A reader that needs no more lines, such as `head`, is no fault; the command still runs to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  // What is written holds data of customers.
  process.umask(0o077)
  const desk = {
    // The shop itself pays refunds.
    orders: {
      byId: orderRepository.byId,
      latest: orderRepository.latest,
      search: orderRepository.search,
      move: orderRepository.move,
    },
    transfers: {
      unpaid: () => allEntries(orderRepository.unpaidInvoices, ({ order }) => order.id),
      record: orderRepository.recordTransfer,
      readFile: readTextFile,
    },
    payouts: operatorPayoutsClient(origin, token, request),
    slips: operatorSlipsClient(origin, token, request),
    recordValues: orderRepository.addValues,
    tryOns: {
      open: () => allEntries(orderRepository.openTryOns, ({ order }) => order.id),
      keep: orderRepository.keepTried,
    },
    now: () => new Date(),
    objections: orderRepository,
    declarations: operatorDeclarationsClient(origin, token, request),
    branches: {
      list: async () =>
        (await Promise.all(homes.map((variant) => branchCalls(accessTo(variant)).branches()))).flat(),
      save: (branches: readonly Branch[], replace: boolean) => saveBranches(patientAccess, branches, replace),
      readFile: (path: string) => readTextFile(path, MAX_BRANCH_IMPORT_BYTES),
    },
    catalogue: {
      save: (products: readonly unknown[]) => importProducts(indexAccess, products),
      rebuild: () => rebuildIndex(indexAccess),
      readFile: (path: string) => readTextFile(path, MAX_CATALOGUE_BYTES),
    },
    offers: {
      price: (entries: readonly unknown[]) => setPrices(patientAccess, entries),
      stock: (entries: readonly unknown[]) => setStock(patientAccess, entries),
      readFile: readTextFile,
    },
    reservations: createReservationRepository(accessTo),
    branchOrders: { ...branchOrderRepository, readFile: readTextFile },
    appointments: appointmentRepository,
    subscriptions: subscriptionRepository,
    demo: createDemoCustomers({
      provideAccount: operatorDemoClient(origin, token, request),
      shop: (variant) => createShopClient(accessTo(variant)),
      baskets: (variant) => createBasketClient(accessTo(variant)),
      orders: orderRepository,
      subscriptions: subscriptionRepository,
      branchOrders: branchOrderRepository,
      appointments: appointmentRepository,
      now: () => new Date(),
    }),
    jobs: operatorJobsClient(origin, token, request),
    database,
    writeFile,
  }
  process.exitCode = STATUS[await runCommand(process.argv.slice(2), desk, writeLine)]
} catch (error) {
  writeLine(
    `The shop does not answer. Is it running? ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exitCode = CLOSED
}
