import { expect, test } from 'vitest'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { ofSize } from '#tests/support/workshop.ts'
import {
  AFFIRMED,
  DISTANCES,
  orderValuesForm,
  VALUES,
  waitingPair,
} from '#tests/support/order-values-form.ts'

test('a link that is forged or too old shows no order', async () => {
  const { load, send } = orderValuesForm()
  expect(await load('forged')).toEqual({ kind: 'over' })
  expect(await send({ ...VALUES, ...AFFIRMED }, 'forged')).toEqual({ kind: 'over' })
})

test('values are typed, then read back, and recorded once they are affirmed; then the next pair is shown', async () => {
  const { load, send, recorded } = orderValuesForm()
  expect(await load()).toMatchObject({
    kind: 'form',
    step: 'values',
    item: { key: 'i7' },
    answers: { design: 'single-vision' },
  })
  const read = await send({ step: 'values', ...VALUES })
  expect(read).toMatchObject({ kind: 'form', step: 'confirm', mistakes: [], answers: VALUES })
  expect(recorded).toEqual([])
  const open = await send({ ...VALUES, step: 'confirm', consent: 'yes' })
  expect(open).toMatchObject({ step: 'confirm', mistakes: [{ name: 'affirmed' }] })
  expect(recorded).toEqual([])
  const sent = await send({ ...VALUES, ...AFFIRMED })
  const headers = sent instanceof Response ? sent.headers : new Headers()
  const answer = [headers.get('location'), headers.get('cache-control')]
  expect(answer).toEqual(['/de-de/order/values/?link=signed', 'private, no-store'])
  expect(recorded).toMatchObject([
    {
      group: 'one',
      prescription: { right: { sphere: -2.25, pd: 31.5 }, left: { sphere: -1.75, pd: 32 } },
      affirmed: { textVersion: READ_BACK_VERSION, by: 'link' },
    },
  ])
  expect(await load()).toMatchObject({ kind: 'form', step: 'values', item: { key: 'i8' } })
})

test('lenses that were ordered as progressive need an addition', async () => {
  const { send } = orderValuesForm()
  await send({ ...VALUES, ...AFFIRMED })
  expect(await send({ ...VALUES, ...AFFIRMED, group: 'two' })).toMatchObject({
    step: 'values',
    mistakes: [{ name: 'right.addition', kind: 'addition-missing' }],
  })
  const addition = { 'right.addition': '2', 'left.addition': '2' }
  await send({ ...VALUES, ...addition, ...AFFIRMED, group: 'two' })
  expect(await send({ group: 'two' })).toMatchObject({ kind: 'done' })
})

const CARD = { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' }
const BY_CARD = { ...DISTANCES, 'pd.measured': 'card 2 2026-11-20' }

test.each([
  ['of the slip', {}, { method: 'prescription' }],
  ['of a dated slip', { slipDate: '03.11.2025' }, { method: 'prescription', measuredOn: '2025-11-03' }],
  ['of the instrument', BY_CARD, CARD],
  ['that is to be measured', { pdSource: 'measure' }, undefined],
  ['changed after measuring', { ...BY_CARD, 'right.pd': '33' }, CARD],
  ['of the slip, after measuring', { ...BY_CARD, 'pd.slip': 'yes' }, { method: 'prescription' }],
  ['that claims a branch', { 'pd.measured': 'branch 0 2026-11-20' }, { method: 'prescription' }],
])('the pupil distance %s keeps its source', async (_, change, pupilDistance) => {
  const { send, recorded } = orderValuesForm()
  await send({ ...VALUES, ...change, ...AFFIRMED })
  expect(recorded[0]?.pupilDistance).toEqual(pupilDistance)
})

test.each([
  ['a distance of the instrument', BY_CARD, 'pd-by-instrument'],
  ['one that was typed again', { ...BY_CARD, 'right.pd': '33' }, 'pd-by-instrument'],
  ['none at all', { 'right.pd': '', 'left.pd': '', pdSource: 'measure' }, 'pd-missing'],
])('progressive lenses are not made to %s', async (_, distance, kind) => {
  const { send, recorded } = orderValuesForm()
  await send({ ...VALUES, ...AFFIRMED })
  const progressive = { ...VALUES, ...distance, 'right.addition': '2', 'left.addition': '2' }
  const view = await send({ ...progressive, ...AFFIRMED, group: 'two' })
  expect(view).toMatchObject({ step: 'values', mistakes: [{ name: 'right.pd', kind }] })
  expect(recorded).toHaveLength(1)
})

test.each([
  ['out of the range', { 'right.sphere': '-9' }, { name: 'right.sphere', kind: 'out-of-range' }],
  ['without a sign', { 'right.sphere': '2' }, { name: 'right.sphere', kind: 'sign-missing' }],
  ['in words', { 'right.sphere': 'a lot' }, { name: 'right.sphere', kind: 'unreadable' }],
])('values %s come back with their mistake', async (_, change, mistake) => {
  const { send, recorded } = orderValuesForm()
  const view = await send({ ...VALUES, ...change, ...AFFIRMED })
  expect(view).toMatchObject({ kind: 'form', step: 'values', answers: change })
  expect(view).toHaveProperty('mistakes', expect.arrayContaining([mistake]))
  expect(recorded).toEqual([])
})

const ADDITION = { ...VALUES, 'right.addition': '2', 'left.addition': '2' }

test('of lenses with one power it is asked for which distance they are', async () => {
  const { send, recorded } = orderValuesForm()
  expect(await send({ ...ADDITION, step: 'values' })).toMatchObject({ step: 'recalculate', mistakes: [] })
  // The row of the slip is no answer, nor is a lens for both that was not ordered.
  expect(await send({ ...ADDITION, ...AFFIRMED })).toMatchObject({ step: 'recalculate' })
  expect(await send({ ...ADDITION, step: 'recalculate', target: 'progressive' })).toMatchObject({
    step: 'recalculate',
    mistakes: [{ name: 'target', kind: 'required' }],
  })
  expect(await send({ ...ADDITION, step: 'recalculate', target: 'near' })).toMatchObject({
    step: 'confirm',
    mistakes: [],
    answers: { target: 'near' },
  })
  expect(recorded).toEqual([])
})

test.each([
  ['near', { use: 'near', right: { sphere: -0.25, pd: 29.5 }, left: { sphere: 0.25, pd: 30 } }],
  ['distance', { use: 'far', right: { sphere: -2.25, pd: 31.5 }, left: { sphere: -1.75, pd: 32 } }],
])('values with an addition are made for %s', async (target, prescription) => {
  const { send, recorded } = orderValuesForm()
  await send({ ...ADDITION, ...AFFIRMED, target })
  expect(recorded.map((each) => each.prescription)).toEqual([prescription])
})

test('where only far can be made of values with an addition, their row says so', async () => {
  const { send, recorded } = orderValuesForm()
  const prism = { 'right.prism': '2', 'right.prismBase': '0' }
  expect(await send({ ...ADDITION, ...prism, use: '' })).toMatchObject({
    step: 'values',
    mistakes: [{ name: 'use', kind: 'required' }],
  })
  await send({ ...ADDITION, ...prism, ...AFFIRMED })
  expect(recorded).toMatchObject([{ prescription: { use: 'far', right: { prism: 2 } } }])
})

test.each([
  ['so narrow that no raw lens is large enough', VALUES, 'blank-too-small', { lensWidth: 72 }],
  ['too low for the lenses', ADDITION, 'frame-too-low', { lensHeight: 24 }],
])('an ordered frame %s is named, and what was typed stays', async (_, values, obstacle, size) => {
  const design = obstacle === 'frame-too-low' ? 'progressive' : 'single-vision'
  const [frame, ...parts] = waitingPair('i7', 'one', design)
  const { send, recorded } = orderValuesForm({ items: [ofSize(frame, size), ...parts] })
  const typed = { ...values, 'right.pd': '25', 'left.pd': '25' }
  for (const more of [{}, AFFIRMED])
    expect(await send({ ...typed, ...more })).toMatchObject({ step: 'values', obstacle, answers: typed })
  expect(recorded).toEqual([])
})

test('a form of a pair that does not wait changes nothing', async () => {
  const { send, recorded } = orderValuesForm()
  expect(await send({ ...VALUES, ...AFFIRMED, group: 'three' })).toMatchObject({ item: { key: 'i7' } })
  expect(recorded).toEqual([])
})

test('a form of another site is rejected', async () => {
  const { send } = orderValuesForm()
  expect(await send(VALUES, 'signed', { 'sec-fetch-site': 'cross-site' })).toHaveProperty('status', 403)
})
