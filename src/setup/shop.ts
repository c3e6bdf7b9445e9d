import { createOrderBooks } from '#server/clients/shop-api/orders.ts'
import { readEnv } from '#server/env.ts'
import { runCommand } from '#server/operator/command.ts'
import { declarationsBehind } from '#server/operator/gate.ts'
import type { Outcome } from '#server/operator/typed.ts'
import { VARIANTS } from '#i18n/variants.ts'

/** npm run shop -- …: what the operator of a shop that is open does with its orders, and with what was declared to it. */
const { shopApi, shopApiPort } = readEnv()
const PATIENCE = 10_000
/** The shop listens there on loopback alone, and takes this token. */
const door = `http://127.0.0.1:${shopApiPort}`
const token = 'local'

const books = createOrderBooks((variant) => ({
  http: { fetch: (request) => fetch(request), timeout: PATIENCE },
  baseUrl: shopApi?.url ?? door,
  auth: shopApi?.auth ?? { kind: 'token', token },
  shopId: VARIANTS[variant].shopId,
}))

const STATUS: Record<Outcome, number> = { done: 0, refused: 1, misread: 2 }
const CLOSED = 3

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const desk = {
    // What is to be given back the shop itself gives back.
    orders: { byId: books.byId, latest: books.latest, move: books.move },
    declarations: declarationsBehind(door, token, (request) =>
      fetch(request, { signal: AbortSignal.timeout(PATIENCE) }),
    ),
  }
  process.exitCode = STATUS[await runCommand(process.argv.slice(2), desk, say)]
} catch (error) {
  say(`The shop does not answer: is it open? ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = CLOSED
}
