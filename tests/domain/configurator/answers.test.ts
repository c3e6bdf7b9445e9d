import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { chosenKeys, configurationOf, mergeAnswers } from '#domain/configurator/answers.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { COMPLETE } from '#tests/support/configurator-context.ts'

describe('what was affirmed', () => {
  const before: ConfiguratorAnswers = { ...COMPLETE, confirmed: 'pd-sum' }

  test.each<[string, ConfiguratorAnswers, string]>([
    ['holds with the same values', { 'right.sphere': '-2,25', 'left.axis': '' }, 'yes'],
    ['does not hold with others', { 'right.sphere': '-2,50' }, ''],
    ['does not hold from elsewhere', { source: 'order' }, ''],
    ['is affirmed together with other values', { 'right.sphere': '-2,50', affirmed: 'yes' }, 'yes'],
  ])('%s', (_, of, affirmed) => expect(mergeAnswers(before, of).affirmed).toBe(affirmed))

  test('goes together with what was unusual', () =>
    expect([
      mergeAnswers(before, { 'right.sphere': '+1' }).confirmed,
      mergeAnswers(before, { 'right.sphere': '+1', confirmed: 'a' }).confirmed,
    ]).toEqual(['', 'a']))
})

describe('values of the account', () => {
  const account = { 'right.sphere': '+1,00', pdSource: 'typed' }

  test.each<[string, ConfiguratorAnswers, ConfiguratorAnswers, string]>([
    ['are typed when they are chosen', { source: 'slip' }, { source: 'account' }, '+1,00'],
    ['stay as they were changed', { source: 'account' }, { source: 'account' }, '-2'],
    ['do not replace typed ones', {}, { source: 'account', 'right.sphere': '-2' }, '-2'],
    ['are not chosen', {}, { source: 'slip' }, '-2'],
  ])('%s', (_, before, of, sphere) =>
    expect(mergeAnswers({ 'right.sphere': '-2', ...before }, of, account)['right.sphere']).toBe(sphere),
  )
})

test.each<[ConfiguratorAnswers, string[]]>([
  [{}, []],
  [{ ...COMPLETE, tint: 'tint', coatings: 'hard,blue' }, ['rx-single', 'index_ch', 'tint', 'hard', 'blue']],
  [{ ...COMPLETE, lensType: 'type_none', tint: '' }, []],
  [{ ...COMPLETE, lensType: 'home_try_on', tint: 'tint' }, []],
])('%j chooses %j', (answers, keys) => expect(chosenKeys(answers)).toEqual(keys))

describe('typed values', () => {
  const eyes = (answers: ConfiguratorAnswers) => prescriptionOf(answers, null)

  test('are read as people write them', () =>
    expect(eyes({ 'right.sphere': '-225', 'right.cylinder': 'DS', 'left.pd': '31.5' })).toEqual({
      prescription: { right: { sphere: -2.25 }, left: { pd: 31.5 } },
      mistakes: [],
    }))

  test.each<[string | undefined, number | undefined]>([
    ['minus', -2],
    ['plus', 2],
    [undefined, undefined],
  ])('without a sign take that of the answer %s', (sign, sphere) => {
    const read = eyes({ 'right.sphere': '2', ...(sign && { 'sign.right.sphere': sign }) })
    expect(read.prescription.right.sphere).toBe(sphere)
    expect(read.mistakes).toEqual(sign ? [] : [{ name: 'right.sphere', kind: 'sign-missing' }])
  })

  test('that cannot be read are mistakes', () =>
    expect(eyes({ 'left.axis': 'abc' }).mistakes).toEqual([{ name: 'left.axis', kind: 'unreadable' }]))

  test('have no distance where the optician measures it', () =>
    expect(eyes({ pdSource: 'measure', 'right.pd': '32' }).prescription.right).toEqual({}))

  test('need no sign for an addition or an axis', () =>
    expect(eyes({ 'right.addition': '2', 'right.axis': '10' }).prescription.right).toEqual({
      addition: 2,
      axis: 10,
    }))
})

describe('values of an order', () => {
  const eye = { sphere: -1, addition: 2 }
  const order = prescriptionFromOrder('123456789012', 'online', { right: eye, left: eye })

  test.each<[string | undefined, object]>([
    [undefined, eye],
    ['progressive', eye],
    ['near', { sphere: 1 }],
    ['distance', { sphere: -1 }],
  ])('for %s', (target, right) =>
    expect(prescriptionOf({ source: 'order', ...(target && { target }) }, order).prescription.right).toEqual(
      right,
    ),
  )

  test('are none before the order is found', () =>
    expect(prescriptionOf({ source: 'order', 'right.sphere': '-1' }, null).prescription.right).toEqual({}))

  test('stay as they are where they cannot be converted', () => {
    const prism = { ...eye, prism: 1, prismBase: 90 }
    const other = prescriptionFromOrder('123456789012', 'online', { right: prism, left: prism })
    expect(prescriptionOf({ source: 'order', target: 'near' }, other).prescription.right).toEqual(prism)
  })
})

test.each<[string, ConfiguratorAnswers, object]>([
  ['glasses with values', COMPLETE, { lensType: 'type_ei', areValuesLater: false, isAffirmed: true }],
  ['values that follow', { ...COMPLETE, source: 'later' }, { areValuesLater: true }],
  ['nothing affirmed', { ...COMPLETE, affirmed: '' }, { isAffirmed: false }],
  ['a frame to try', { lensType: 'home_try_on' }, { lensType: 'home_try_on', parts: [] }],
  ['no lens type', {}, { lensType: 'type_ei', prescription: { right: {}, left: {} }, parts: [] }],
])('the answers configure %s', (_, answers, configuration) =>
  expect(configurationOf(answers, null)).toMatchObject(configuration),
)

const RX = { right: { sphere: -2 }, left: { sphere: -1.5 } }
const WITH_PD = { right: { sphere: -2, pd: 31.5 }, left: { sphere: -1.5, pd: 32 } }
const ORDERED = '2026-02-03T10:00:00Z'
test.each<[string, Parameters<typeof configurationOf>, string | undefined]>([
  ['of a dated slip', [{ source: 'slip', slipDate: '03.11.2025' }, null], '2025-11-03'],
  ['of a slip without a day', [{ source: 'slip' }, null], undefined],
  [
    'of an order',
    [{ source: 'order' }, prescriptionFromOrder('1', 'online', RX, { orderedOn: ORDERED })],
    '2026-02-03',
  ],
  [
    'of an order with an older distance',
    [
      { source: 'order' },
      prescriptionFromOrder('1', 'online', WITH_PD, {
        pupilDistance: { method: 'prescription', measuredOn: '2025-01-02' },
        orderedOn: ORDERED,
      }),
    ],
    '2025-01-02',
  ],
  [
    'of an order that says it, with a distance of an instrument',
    [
      { source: 'order' },
      prescriptionFromOrder('1', 'online', WITH_PD, {
        pupilDistance: { method: 'card', plusMinus: 2, measuredOn: '2026-02-01' },
        orderedOn: ORDERED,
        measuredOn: '2025-01-02',
      }),
    ],
    '2025-01-02',
  ],
  [
    'of an order of an unknown day',
    [{ source: 'order' }, prescriptionFromOrder('1', 'online', RX)],
    undefined,
  ],
  ['of no order', [{ source: 'order' }, null], undefined],
])('the day of the values %s', (_, [answers, fromOrder], measuredOn) =>
  expect(configurationOf(answers, fromOrder).measuredOn).toBe(measuredOn),
)
