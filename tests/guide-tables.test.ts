import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nextStage, ORDER_EVENTS, ORDER_STAGES } from '#domain/order/order-stage.ts'
import { RETENTION } from '#domain/retention/retention.ts'
import { stockAlertsJob } from '#modules/stock-alert/open-stock-alerts.ts'
import { cleanUpJob } from '#modules/clean-up.ts'
import { emailJob } from '#modules/email/mail-queue.ts'
import { orderNewsJob } from '#modules/order/order-notifier.ts'
import { payoutsJob } from '#modules/payouts/payouts.ts'
import { paymentRemindersJob } from '#modules/order/payment-reminders.ts'
import { paymentsJob } from '#modules/payment/open-payments.ts'
import type { Job } from '#platform/jobs/job.ts'
import { first, sectionOf, text } from '#tests/support/guides.ts'
import { IMPORT_TABLE } from '#tests/support/import-table.ts'
import { code, root } from '#tests/support/sources.ts'

describe('the tables', () => {
  test('of the environment is whole', () => {
    const table = sectionOf('src/setup/README.md', '##', 'Environment')
    const listed = first(table.matchAll(/^\| `([A-Z_]+)` \|/gm))
    const read = first(text('src/platform/env.ts').matchAll(/^ {2}([A-Z_]+):/gm))
    expect(read.length).toBeGreaterThan(20)
    expect(listed.toSorted()).toEqual(read.toSorted())
  })

  test('of imports is the one that the architecture test holds', () => {
    const rows = [...text('src/README.md').matchAll(/^\| `([\w-]+)` \| (`[^|]+`) \| ([^|]+) \|$/gm)].flatMap(
      ([, layer = '', layers = '', packages = '']) =>
        layer in IMPORT_TABLE ? [[layer, { layers: namesIn(layers), packages: namesIn(packages) }]] : [],
    )
    expect(Object.fromEntries(rows)).toEqual(IMPORT_TABLE)
  })

  test('of jobs is whole', () => {
    const unused = () => Promise.reject(new Error('no job runs here'))
    const jobs = [
      emailJob({ deliver: unused }),
      orderNewsJob({ notifyPending: unused }),
      paymentsJob({ processDue: unused }, () => {}),
      payoutsJob({ askForAccounts: unused }),
      paymentRemindersJob({
        orderRepository: { unpaidInvoices: unused, recordReminder: unused },
        declarations: { hasOpenWithdrawal: unused },
        mail: { enqueue: unused, deliverSoon() {} },
        database: unused,
        now: () => new Date(0),
      }),
      stockAlertsJob({ notifyAll: unused }),
      cleanUpJob({ database: unused, now: () => new Date(0) }),
    ]
    expect(jobs).toHaveLength(code.filter(({ text: source }) => source.includes('): Job => ({')).length)
    const rows = first(text('src/modules/README.md').matchAll(/^\| (`[a-z-]+` \| every \d+ s) \|/gm))
    expect(rows).toEqual(jobs.map(({ name, recurs }) => `\`${name}\` | every ${secondsOf(recurs)} s`))
  })

  test('of periods is the one by which data are deleted', () => {
    const rows = [
      ...text('src/modules/README.md').matchAll(/^\| `(\w+)` \| (\d+) (days|years after its year) \|/gm),
    ]
    const periods = rows.map(([, kind = '', count = '', unit]) => [
      kind,
      { [unit === 'days' ? 'days' : 'yearsAfterYear']: Number(count) },
    ])
    expect(Object.fromEntries(periods)).toEqual(RETENTION)
  })

  test('of incidents quotes what the shop writes', () => {
    const table = sectionOf('src/setup/README.md', '##', 'Incidents')
    const quoted = first(table.matchAll(/^\|[^|]*`([^`|]+ [^`|]+)` \|/gm)).flatMap((line) => line.split('…'))
    const written = quoted.map((part) => part.trim()).filter(Boolean)
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter((part) => !code.some(({ text: source }) => source.includes(part)))).toEqual([])
  })

  test('of an order’s stages is the one that moves it', () => {
    const drawn = [...text('src/modules/README.md').matchAll(/^ {2}(\w+) --> (\w+): ([a-z-]+)$/gm)]
    const possible = ORDER_STAGES.flatMap((stage) =>
      ORDER_EVENTS.flatMap((event) => {
        const next = nextStage(stage, event)
        return next === null ? [] : [`${stage} ${event} ${next}`]
      }),
    )
    expect(drawn.map(([, from, to, event]) => `${from} ${event} ${to}`).toSorted()).toEqual(
      possible.toSorted(),
    )
  })
})

const secondsOf = (recurs: Job['recurs']): number | undefined =>
  recurs && 'everySeconds' in recurs ? recurs.everySeconds : undefined

const namesIn = (cell: string): string[] => (cell === 'any' ? ['*'] : first(cell.matchAll(/`([^`]+)`/g)))

describe('src/README.md', () => {
  const folders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

  test('names every folder of src', () => {
    const guide = text('src/README.md')
    expect(folders('src').filter((name) => !guide.includes(`\`src/${name}\``))).toEqual([])
  })

  test.each([
    'domain',
    'server',
    'modules',
    'shop-api',
    'images',
    'clients',
    'platform',
    'contract',
    'styles',
    'components',
  ])('names every room of src/%s where it tells of it', (layer) => {
    const names = first(sectionOf('src/README.md', '###', `src/${layer}`).matchAll(/`([^`\n]+)`/g))
    const words = new Set(names.flatMap((name) => name.split('/')))
    expect(words.size).toBeGreaterThan(0)
    expect(folders(`src/${layer}`).filter((name) => !words.has(name))).toEqual([])
  })
})
