import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { fail, ok } from '#domain/result.ts'
import { noDatabase, noPayouts, unusedServices, noTransfers } from '#tests/support/operator.ts'
import { aPackage, anOrder, anOrderItem } from '#tests/support/orders.ts'
import { aPayment } from '#tests/support/payment.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { readVca } from '#tests/support/read-vca.ts'
import { aFrameItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

const AFFIRMED = { at: '2026-11-21T15:40:00Z', textVersion: '2026-11' }
const polish = { id: 10004, country: 'PL', locale: 'pl_PL' }
const pair = (key: string, group: string) =>
  aFrameItem(key, group, { prescriptionValues: UNUSUAL, affirmed: AFFIRMED })
const ordered = anOrder({
  shop: polish,
  items: [pair('i1', 'g'), ...somePartItems('g')],
  shipping: { ...anOrder().shipping, prescriptionRemark: 'Proszę sprawdzić pryzmat' },
})

async function run(line: string, order: Order, { isMovable = true, isWritable = true } = {}) {
  const files = new Map<string, Buffer>()
  const output: string[] = []
  const moves: OrderAction[] = []
  const unused = () => Promise.reject(new Error('not needed'))
  const outcome = await runCommand(
    line.split(' '),
    {
      orders: {
        byId: async (id) => (id === order.id ? { order, payment: aPayment() } : null),
        latest: unused,
        search: unused,
        async move(_, move) {
          moves.push(move)
          return isMovable ? ok({ order, payment: aPayment() }) : fail('impossible')
        },
      },
      declarations: { listOpen: unused, find: unused, settle: unused },
      jobs: { list: unused, retry: unused },
      database: noDatabase,
      payouts: noPayouts,
      ...unusedServices,
      transfers: noTransfers,
      async writeFile(name, content) {
        if (!isWritable) throw new Error('EACCES: no permission')
        files.set(name, content)
      },
    },
    (text) => void output.push(text),
  )
  return { outcome, output: output.join('\n'), moves, files }
}

/** Lines end at hyphens; a minus is one as well. */
const sheetOf = (files: Map<string, Buffer>) =>
  pdfText(files.get('job.pdf')!)
    .replaceAll('−', '-')
    .replaceAll(/(?<=\w)- (?=\w)/g, '-')

const LINE = 'order workshop 123456789012 --prism-checked'
const PREPARE = { event: 'prepare', to: 'delegation_pending', isPrismChecked: true }

test('an order goes to the workshop with its sheet and its job file', async () => {
  const { outcome, moves, files, output } = await run(`${LINE} --sheet job.pdf --vca job.vca`, ordered)
  expect([outcome, moves]).toEqual(['done', [PREPARE]])
  expect(output).toContain('written to job.pdf\nwritten to job.vca')
  const sheet = sheetOf(files)
  for (const text of [
    'Zlecenie dla pracowni / Werkstattauftrag',
    '123456789012-1',
    'Veduta Model 1',
    'brera-havana-52',
    '52-18-140',
    'Minus-Zylinder',
    '+1,25 -1,25 97°',
    'Plus-Zylinder',
    '0,00 +1,25 7°',
    '1,50 90',
    '-5,75',
    '31,5 22,0',
    'index_ad',
    'rx-tint-tinted-brown, brown',
    '21. November 2026',
    '2026-11',
    'Proszę sprawdzić pryzmat',
  ])
    expect(sheet).toContain(text)
  for (const person of ['Anna', 'Berg', 'example.org', 'Hauptstraße']) expect(sheet).not.toContain(person)
  expect(readVca(files.get('job.vca')!.toString('ascii'))).toMatchObject({
    job: '123456789012-1',
    right: { sphere: 1.25, cylinder: -1.25, axis: 97, prism: 1.5, prismBase: 90 },
    left: { sphere: -5.75, prism: 0.75, prismBase: 180 },
  })
})

test('an English workshop reads English', async () => {
  const { files } = await run(`${LINE} --sheet job.pdf --language en`, ordered)
  const sheet = sheetOf(files)
  for (const text of ['Zlecenie dla pracowni / Job sheet', 'Values affirmed on 21 November 2026', '+1.25'])
    expect(sheet).toContain(text)
})

test('two pairs are two jobs: two pages, two files', async () => {
  const items = [pair('i1', 'g'), ...somePartItems('g'), pair('i2', 'h'), ...somePartItems('h')]
  const { files } = await run(`${LINE} --sheet job.pdf --vca out/job.vca`, anOrder({ items }))
  expect([...files.keys()]).toEqual(['job.pdf', 'out/job-1.vca', 'out/job-2.vca'])
  expect(pdfText(files.get('job.pdf')!).split('\f')).toHaveLength(2)
  const numbers = [1, 2].map((at) => readVca(files.get(`out/job-${at}.vca`)!.toString('ascii')).job)
  expect(numbers).toEqual(['123456789012-1', '123456789012-2'])
})

test('one package has its own pair', async () => {
  const items = [aFrameItem('i1', 'g', {}), { ...pair('i2', 'h'), packageId: 2 }]
  const order = anOrder({ items, packages: [aPackage(1), aPackage(2)] })
  const { outcome, moves, files } = await run(`${LINE} --package 2 --sheet job.pdf`, order)
  expect([outcome, moves]).toEqual(['done', [{ ...PREPARE, packageId: 2 }]])
  expect(pdfText(files.get('job.pdf')!)).toContain('123456789012-2')
})

const orderOf = (customData: object) =>
  anOrder({ items: [aFrameItem('i1', 'g', { ...customData }), ...somePartItems('g')] })
const waiting = orderOf({})
const unmeasured = orderOf({ prescriptionValues: { right: { sphere: -1 }, left: { sphere: -1 } } })
const old = orderOf({
  prescriptionValues: UNUSUAL,
  pupilDistance: { method: 'prescription', measuredOn: '2020-01-10' },
})
const untraced = anOrder({
  items: [aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL }, { frameShape: 'unknown' })],
})

test.each([
  [
    `${LINE} --sheet job.pdf`,
    waiting,
    'order 123456789012 waits for the values of its customer: Veduta Model 1',
  ],
  [LINE, waiting, 'waits for the values'],
  [LINE, unmeasured, 'waits for the pupillary distance: Veduta Model 1; record it by order values 1234'],
  [LINE.slice(0, 27), ordered, 'Veduta Model 1; with --prism-checked an optician has checked it'],
  [LINE, old, 'too old when it was placed: Veduta Model 1; with --force'],
  [
    `${LINE} --vca job.vca`,
    anOrder({ items: [anOrderItem('i7')] }),
    'order 123456789012 has no glasses to be made',
  ],
  [`${LINE} --vca job.vca`, untraced, 'the shape of frame brera-havana-52 is not known'],
])('%s is refused before anything changes', async (line, order, reason) => {
  const { outcome, output, moves, files } = await run(line, order)
  expect([outcome, moves.length, files.size]).toEqual(['refused', 0, 0])
  expect(output).toContain(reason)
})

test.each([
  [`${LINE} --sheet job.txt`, '--sheet needs a file: FILE.pdf'],
  [`${LINE} --vca job`, '--vca needs a file: FILE.vca'],
  [`${LINE} --sheet job.pdf --language fr`, 'the sheet is not made in fr'],
  ['order workshop 1234 --sheet job.pdf', '1234 is not an order number'],
  [`${LINE} --tracking 1`, 'workshop has no option --tracking'],
  [`${LINE} --sheet job.pdf --package 9`, 'order 123456789012 has no glasses'],
])('%s is invalid: %s', async (line, reason) => {
  const { outcome, output, files } = await run(line, ordered)
  expect([outcome === 'done', files.size]).toEqual([false, 0])
  expect(output).toContain(reason)
})

test('old values are made once an optician accepts them', async () => {
  const { outcome, moves, files } = await run(`${LINE} --sheet job.pdf --force`, old)
  expect([outcome, moves, files.size]).toEqual(['done', [{ ...PREPARE, areOldAccepted: true }], 1])
})

test('goods without values go to the workshop without papers', async () => {
  expect((await run(LINE, anOrder())).outcome).toBe('done')
})

test('what cannot be moved is not printed', async () => {
  const { outcome, files } = await run(`${LINE} --sheet job.pdf`, ordered, { isMovable: false })
  expect([outcome, files.size]).toEqual(['refused', 0])
})

test('a file that cannot be written is reported; the command can be repeated', async () => {
  const { outcome, output } = await run(`${LINE} --sheet job.pdf --vca job.vca`, ordered, {
    isWritable: false,
  })
  expect([outcome, output.includes('EACCES')]).toEqual(['refused', true])
})

test('tinted glasses without values have a sheet that says so', async () => {
  const tinted = { ...orderOf({ lensType: 'type_none' }), shop: polish }
  const { outcome, moves, files } = await run(`${LINE} --sheet job.pdf --vca job.vca`, tinted)
  expect([outcome, moves]).toEqual(['done', [PREPARE]])
  const sheet = sheetOf(files)
  for (const text of ['Bez korekcji', 'Ohne Korrektion', 'rx-tint-tinted-brown'])
    expect(sheet).toContain(text)
  expect(sheet).not.toContain('Werte nicht bestätigt')
  expect(files.get('job.vca')?.toString()).toContain('SPH=0.00;0.00')
})
