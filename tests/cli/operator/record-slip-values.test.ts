import { expect, test } from 'vitest'
import type { Options } from '#cli/operator/parse-command.ts'
import { recordSlipValues } from '#cli/operator/record-slip-values.ts'
import { type AddedValues, addValues } from '#domain/order/add-values.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { ofSize } from '#tests/support/workshop.ts'

/** An operator records values of an order: what was answered, and what was recorded. */
async function record(options: Options, items: OrderItem[], shop = anOrder().shop) {
  const order = anOrder({ items, packages: [aPackage(1)], shop })
  const output: string[] = []
  const recorded: AddedValues[] = []
  const desk = {
    async recordValues(_: string, values: AddedValues) {
      const added = addValues(order, values)
      if (!added.ok) return added
      recorded.push(values)
      return { ok: true as const, value: order }
    },
    now: () => new Date('2026-11-22T10:00:00.000Z'),
    writeLine: (text: string) => void output.push(text),
  }
  const outcome = await recordSlipValues(desk, order, options)
  const [first] = recorded
  return { outcome, output: output.join('\n'), prescription: first?.prescription, validity: first?.validity }
}

const SINGLE = waitingPair('i1', 'g', 'single-vision')
const ADDITION = { right: 'sphere=-2,addition=2,pd=32', left: 'sphere=-1,addition=2,pd=32' }

test.each([
  ['far', { right: { sphere: -2, pd: 32 }, left: { sphere: -1, pd: 32 }, use: 'far' }],
  ['near', { right: { sphere: 0, pd: 30 }, left: { sphere: 1, pd: 30 }, use: 'near' }],
])('lenses of one power are made for %s from values with an addition', async (use, prescription) =>
  expect(await record({ ...ADDITION, use }, SINGLE)).toMatchObject({ outcome: 'done', prescription }),
)

test('a distance is added to values with an addition, for which nobody has ever said a use', async () => {
  const known = { right: { sphere: -2, addition: 2 }, left: { sphere: -1, addition: 2 } }
  const [frame, ...parts] = SINGLE
  const ordered = { ...frame!, customData: { ...frame!.customData, prescriptionValues: known } }
  expect(await record({ right: 'pd=32', left: 'pd=31.5' }, [ordered, ...parts])).toMatchObject({
    outcome: 'done',
    prescription: { right: { ...known.right, pd: 32 }, left: { ...known.left, pd: 31.5 } },
  })
})

test.each([
  ['2026-09-14', { measuredOn: '2026-09-14', months: 24 }],
  ['14.9.2026', { measuredOn: '2026-09-14', months: 24 }],
  ['2026-11-22', { measuredOn: '2026-11-22', months: 24 }],
  [undefined, undefined],
])('the day of a slip is recorded: %s', async (day, validity) => {
  const recorded = await record({ ...ADDITION, use: 'far', ...(day !== undefined && { day }) }, SINGLE)
  expect([recorded.outcome, recorded.validity]).toEqual(['done', validity])
})

test.each(['2026-11-23', '2026-02-30', 'yesterday', ''])('%j is no day of a slip', async (day) =>
  expect(await record({ ...ADDITION, use: 'far', day }, SINGLE)).toMatchObject({
    outcome: 'misread',
    output: '--day is the day of the slip, like 2026-09-14',
    prescription: undefined,
  }),
)

const PRISM = { ...ADDITION, right: `${ADDITION.right},prism=2,prismBase=in` }
test.each<[string, Options, OrderItem[], string, string]>([
  ['nobody has said for what', ADDITION, SINGLE, 'misread', '--use far or --use near'],
  [
    'they are for a distance between',
    { ...ADDITION, use: 'intermediate' },
    SINGLE,
    'misread',
    '--use far or',
  ],
  [
    'near cannot be made with a prism',
    { ...PRISM, use: 'near' },
    SINGLE,
    'refused',
    'cannot be made for near',
  ],
  [
    'a frame is too wide',
    { right: 'sphere=-2,pd=25', left: 'sphere=-2,pd=25', use: 'far' },
    [ofSize(SINGLE[0], { lensWidth: 72 }), ...SINGLE.slice(1)],
    'refused',
    'both parts: blank-too-small: agree on another frame or other lenses with the customer, and cancel pair g',
  ],
  [
    'progressive lenses lack an addition',
    { right: 'sphere=-2,pd=32', left: 'sphere=-2,pd=32', use: 'far' },
    waitingPair('i1', 'g', 'progressive'),
    'refused',
    'both addition: addition-missing',
  ],
])('where %s nothing is recorded', async (_, options, items, outcome, output) =>
  expect(await record(options, items)).toEqual({
    outcome,
    output: expect.stringContaining(output),
    prescription: undefined,
  }),
)

test('with a prism, lenses for far alone are made from values with an addition', async () =>
  expect(await record({ ...PRISM, use: 'far' }, SINGLE)).toMatchObject({
    outcome: 'done',
    prescription: { right: { prism: 2, prismBase: 0 }, use: 'far' },
  }))

test('where slips count axes in two ways, it is said which one was read', async () => {
  const italian = { ...anOrder().shop, id: 10008, country: 'IT' }
  const line = { right: 'sphere=-2', left: 'sphere=-1,cylinder=-1,axis=20', use: 'far' }
  expect(await record(line, SINGLE, italian)).toMatchObject({
    outcome: 'misread',
    output: expect.stringContaining('--axes'),
  })
  expect(await record({ ...line, axes: 'int' }, SINGLE, italian)).toMatchObject({
    outcome: 'done',
    prescription: { left: { axis: 160 } },
  })
})

const unmeasured = { right: { sphere: 2 }, left: { sphere: -1 }, use: 'far' }
const [FRAME, ...PARTS] = SINGLE
const KNOWN = [{ ...FRAME!, customData: { ...FRAME!.customData, prescriptionValues: unmeasured } }, ...PARTS]

test.each<[string, Options, OrderItem[], string]>([
  ['signs', { right: 'sphere=+2,pd=32', left: 'sphere=-1,pd=32', use: 'far' }, SINGLE, 'opposite-signs'],
  [
    'forms of cylinders, and powers',
    {
      right: 'sphere=+5,cylinder=-1,axis=10,pd=32',
      left: 'sphere=+1,cylinder=+1,axis=10,pd=32',
      use: 'far',
    },
    SINGLE,
    'different-forms, large-difference;',
  ],
  ['distances', { right: 'pd=28', left: 'pd=34' }, KNOWN, 'unusual: pd-difference;'],
])('unusual %s are recorded once the slip was looked at again', async (_, options, items, kinds) => {
  const refused = { outcome: 'refused', output: expect.stringContaining(kinds), prescription: undefined }
  expect(await record(options, items)).toEqual(refused)
  expect(await record({ ...options, force: true }, items)).toMatchObject({ outcome: 'done' })
})

test('an optician checks a prism before it is made, not before it is recorded', async () => {
  const line = { right: 'sphere=-2,prism=4,prismBase=in,pd=32', left: 'sphere=-2,pd=32', use: 'far' }
  expect(await record(line, SINGLE)).toMatchObject({ outcome: 'done' })
})
