import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nextStage, ORDER_EVENTS, ORDER_STAGES } from '#domain/order/order-stage.ts'
import {
  nextSubscriptionStatus,
  SUBSCRIPTION_ACTORS,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATUSES,
} from '#domain/subscription/status.ts'
import { RETENTION } from '#domain/retention/retention.ts'
import { branchOrdersJob } from '#modules/branch-order/branch-orders.ts'
import { reservationsJob } from '#modules/reservation/reservations.ts'
import { stockAlertsJob } from '#modules/stock-alert/open-stock-alerts.ts'
import { lensRangesJob } from '#modules/subscription/lens-ranges.ts'
import { renewalsJob } from '#modules/subscription/renewals.ts'
import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_EVENTS,
  APPOINTMENT_STATUSES,
  nextAppointmentStatus,
} from '#domain/appointment/status.ts'
import { appointmentsJob } from '#modules/appointment/appointments.ts'
import { cleanUpJob } from '#modules/clean-up.ts'
import { emailJob } from '#modules/email/mail-queue.ts'
import { orderNewsJob } from '#modules/order/order-notifier.ts'
import { prescriptionSlipsJob } from '#modules/prescription-slip/prescription-slips.ts'
import { payoutsJob } from '#modules/payouts/payouts.ts'
import { valuesRemindersJob } from '#modules/order/values-reminders.ts'
import { lensRemindersJob } from '#modules/lens-reminder/lens-reminders.ts'
import { tryOnLettersJob } from '#modules/order/try-on-letters.ts'
import { paymentRemindersJob } from '#modules/order/payment-reminders.ts'
import { paymentsJob } from '#modules/payment/open-payments.ts'
import type { Job } from '#platform/jobs/job.ts'
import { recordingLog } from '#tests/support/log.ts'
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
    const now = () => new Date(0)
    const letters = { mail: { enqueue: unused, deliverSoon() {} }, database: unused, now }
    const jobs = [
      emailJob({ deliver: unused }),
      orderNewsJob({ notifyPending: unused }),
      paymentsJob({ processDue: unused }, () => {}),
      payoutsJob({ askForAccounts: unused }),
      paymentRemindersJob({
        orderRepository: { unpaidInvoices: unused, recordReminder: unused },
        declarations: { hasOpenWithdrawal: unused },
        ...letters,
      }),
      valuesRemindersJob({
        orderRepository: { withoutValues: unused, recordValuesReminder: unused },
        slips: { list: unused },
        declarations: { hasOpenWithdrawal: unused },
        ...letters,
      }),
      lensRemindersJob({ remindAll: unused }),
      tryOnLettersJob({
        orderRepository: { openTryOns: unused, recordTryOnLetter: unused },
        ...letters,
      }),
      branchOrdersJob({ sendLetters: unused }),
      reservationsJob({ processDue: unused }),
      stockAlertsJob({ notifyAll: unused }),
      prescriptionSlipsJob({ deleteUnneeded: unused }),
      appointmentsJob({ sendDueLetters: unused }),
      cleanUpJob({ env: { dataDir: '' }, database: unused, now }),
      renewalsJob({
        subscriptions: { due: unused, renew: unused },
        openWithdrawals: unused,
        cancelDeclared: unused,
        payments: { chargeMandate: unused },
        sendLetters: unused,
        log: recordingLog().log,
      }),
      lensRangesJob({ subscriptions: { propose: unused } }),
    ]
    expect(jobs).toHaveLength(code.filter(({ text: source }) => source.includes('): Job => ({')).length)
    const rows = first(text('src/modules/README.md').matchAll(/^\| (`[a-z-]+` \| every \d+ s) \|/gm))
    expect(rows).toEqual(jobs.map(({ name, recurs }) => `\`${name}\` | every ${secondsOf(recurs)} s`))
  })

  test('of periods is the one by which data are deleted', () => {
    const rows = [
      ...text('src/modules/README.md').matchAll(
        /^\| `(\w+)` \| (\d+) (minutes|days|years after its year) \|/gm,
      ),
    ]
    const periods = rows.map(([, kind = '', count = '', unit]) => [
      kind,
      { [unit === 'years after its year' ? 'yearsAfterYear' : String(unit)]: Number(count) },
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
    const drawn = drawnIn('How an order comes about')
    const possible = ORDER_STAGES.flatMap((stage) =>
      ORDER_EVENTS.flatMap((event) => {
        const next = nextStage(stage, event)
        return next === null ? [] : [`${stage} ${event} ${next}`]
      }),
    )
    expect(drawn).toEqual(possible.toSorted())
  })

  test('of the status of a subscription is the one that changes it', () => {
    const possible = SUBSCRIPTION_STATUSES.flatMap((status) =>
      SUBSCRIPTION_EVENTS.flatMap((event) => {
        const next = SUBSCRIPTION_ACTORS.map((actor) => nextSubscriptionStatus(status, event, actor)).find(
          (each) => each !== null,
        )
        return next ? [`${status} ${event} ${next}`] : []
      }),
    )
    expect(drawnIn('Subscriptions')).toEqual(possible.toSorted())
  })

  test('of the status of an appointment is the one that changes it', () => {
    const moments = ['2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z']
    const possible = APPOINTMENT_STATUSES.flatMap((status) =>
      APPOINTMENT_EVENTS.flatMap((event) => {
        const next = APPOINTMENT_ACTORS.flatMap((actor) => moments.map((at) => ({ actor, at })))
          .map((by) => nextAppointmentStatus({ status, start: '2026-02-01T00:00:00Z' }, event, by))
          .find((each) => each !== null)
        return next ? [`${status} ${event} ${next}`] : []
      }),
    )
    expect(drawnIn('Appointments')).toEqual(possible.toSorted())
  })
})

const drawnIn = (section: string): string[] =>
  [...sectionOf('src/modules/README.md', '##', section).matchAll(/^ {2}(\w+) --> (\w+): ([a-z-]+)$/gm)]
    .map(([, from, to, event]) => `${from} ${event} ${to}`)
    .toSorted()

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
