import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { NumberedSave } from '#domain/configurator/numbered-save.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import type { Flags } from '#domain/shop/configuration.ts'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import {
  type PrescriptionFromOrder,
  prescriptionFromOrder,
} from '#domain/prescription/prescription-from-order.ts'
import { readConfigurator } from '#server/configurator/configurator-state.ts'
import { saveStep } from '#server/configurator/save-step.ts'
import { COMPLETE, TYPED } from '#tests/support/configurator-context.ts'
import { configuratorScope, drafted, type StateGiven, VALUES } from '#tests/support/configurator-state.ts'

const NUMBER = '123456789012'
const FOUND = prescriptionFromOrder(NUMBER, 'online', VALUES)
const EARLIER = { at: '2026-11-22T10:00:00Z', textVersion: '2026-01', by: 'guest' }
const NOW = { at: '2026-11-22T23:30:00.000Z', textVersion: READ_BACK_VERSION, by: 'guest' }

/** A visitor who saves steps of one pair; `asked` are the proofs by which orders were looked up. */
function visitor(given: StateGiven = {}) {
  const asked: unknown[] = []
  const { scope, stored } = configuratorScope({
    prescription: async (id, proof) => {
      asked.push(proof)
      return id === NUMBER ? { prescription: VALUES } : null
    },
    ...given,
  })
  const pair = { variantId: 7, groupId: given.groupId ?? null }
  const save = async (
    step: ConfiguratorStep,
    fields: ConfiguratorAnswers,
    numbered?: NumberedSave,
    fromOrder?: PrescriptionFromOrder,
  ) => {
    const given = new Map(Object.entries(fields))
    const input = (name: string) => [given.get(name) ?? []].flat()
    return saveStep(scope, await readConfigurator(scope, pair), step, input, fromOrder, numbered)
  }
  return { scope, stored, asked, save }
}

test('the answers of a step are stored, valid or not, with those before', async () => {
  const { save, stored } = visitor({ drafts: { '': drafted({ lensType: 'type_ei', source: 'slip' }) } })
  const { state, mistakes } = await save('values', { ...TYPED, 'right.sphere': '9' })
  expect(mistakes).toEqual([{ name: 'right.sphere', kind: expect.any(String) }])
  expect(state.answers).toMatchObject({ lensType: 'type_ei', source: 'slip', 'right.sphere': '9' })
  expect(stored.get('')).toEqual({
    answers: state.answers,
    fromOrder: null,
    latestSaves: null,
    affirmed: null,
  })
})

describe('an order', () => {
  const asked = { lensType: 'type_ei', source: 'order' }
  const drafts = { '': drafted(asked) }

  test.each<[string, ConfiguratorAnswers, unknown[]]>([
    ['by its mailbox', { 'order.email': 'a@example.org', 'order.zip': '1' }, [{ email: 'a@example.org' }]],
    ['by its postcode', { 'order.zip': '20259' }, [{ zipCode: '20259' }]],
  ])('is proven %s, which is not stored', async (_, proof, proofs) => {
    const own = visitor({ drafts })
    const { state, mistakes } = await own.save('order', { 'order.number': NUMBER, ...proof })
    expect(mistakes).toEqual([])
    expect(own.asked).toEqual(proofs)
    expect(state.context.fromOrder).toMatchObject({ orderNumber: NUMBER, orderOrigin: 'online' })
    expect(own.stored.get('')?.fromOrder).toEqual(state.context.fromOrder)
    for (const answers of [state.answers, own.stored.get('')?.answers]) {
      expect(answers).toMatchObject({ ...asked, 'order.number': NUMBER })
      for (const name of Object.keys(proof)) expect(answers).not.toHaveProperty([name])
    }
  })

  test('of a branch is looked for there', async () => {
    const own = visitor({ drafts })
    const fields = { 'order.number': NUMBER, 'order.email': 'a@example.org', 'order.origin': 'branch' }
    const { mistakes } = await own.save('order', fields)
    expect([own.asked, mistakes]).toEqual([[], [{ name: 'order.number', kind: 'not-found' }]])
  })

  test.each<[string, ConfiguratorAnswers, Partial<Flags>, string, string]>([
    ['without a proof', { 'order.number': '210987654321' }, {}, 'order.email', 'required'],
    [
      'with another number',
      { 'order.number': '12', 'order.zip': '20259' },
      {},
      'order.number',
      'validation-failed',
    ],
    [
      'where the shop takes none',
      { 'order.number': NUMBER, 'order.zip': '20259' },
      { rxValuesFromOrder: false },
      'order.number',
      'not-found',
    ],
  ])('%s is not looked up', async (_, fields, flags, name, kind) => {
    const known = prescriptionFromOrder('100000000000', 'online', VALUES)
    const own = visitor({ drafts: { '': drafted(asked, { fromOrder: known }) }, flags })
    const { mistakes } = await own.save('order', fields)
    expect([own.asked, mistakes]).toEqual([[], [{ name, kind }]])
  })

  test('that the page repeats is not looked up again', async () => {
    const own = visitor({ drafts })
    const { state, mistakes } = await own.save('order', { 'order.number': NUMBER }, undefined, FOUND)
    expect([own.asked, mistakes, state.context.fromOrder]).toEqual([[], [], FOUND])
  })

  test.each<[string, Record<string, ReturnType<typeof drafted>>]>([
    ['of this pair', { '': drafted(asked, { fromOrder: FOUND }) }],
    ['of another', { ...drafts, g: drafted(asked, { fromOrder: FOUND }), h: drafted(asked) }],
  ])('that is known %s is not looked up again', async (_, known) => {
    const own = visitor({ drafts: known })
    const { state, mistakes } = await own.save('order', { 'order.number': NUMBER })
    expect([own.asked, mistakes]).toEqual([[], []])
    expect(state.context.fromOrder).toEqual(FOUND)
  })

  test('that is none gives up the one before', async () => {
    const own = visitor({ drafts: { '': drafted(asked, { fromOrder: FOUND }) } })
    const { mistakes } = await own.save('order', { 'order.number': '210987654321', 'order.zip': '20259' })
    expect(mistakes).toEqual([{ name: 'order.number', kind: 'not-found' }])
    expect(own.stored.get('')?.fromOrder).toBeNull()
  })

  test('stays known in the other steps', async () => {
    const own = visitor({ drafts: { '': drafted(asked, { fromOrder: FOUND }) } })
    await own.save('glass', { design: 'single' })
    expect(own.stored.get('')?.fromOrder).toEqual(FOUND)
    expect(own.asked).toEqual([])
  })

  test('that is tried too often is told apart from one that is not found', async () => {
    const own = visitor({ drafts })
    const { lookupLimits } = own.scope.ctx.afterSale
    const afterSale = {
      ...own.scope.ctx.afterSale,
      lookupLimits: { ...lookupLimits, allowLookup: async () => false },
    }
    Object.assign(own.scope.ctx, { afterSale })
    const { mistakes } = await own.save('order', { 'order.number': NUMBER, 'order.zip': '20259' })
    expect([own.asked, mistakes]).toEqual([[], [{ name: 'order.number', kind: 'too-many-requests' }]])
  })
})

describe('values are affirmed', () => {
  const AFFIRM = { affirmed: 'yes', consent: 'yes' }

  test.each<
    [string, ConfiguratorAnswers, typeof EARLIER | null, ConfiguratorStep, ConfiguratorAnswers, unknown]
  >([
    ['in their step, now', TYPED, null, 'confirm', AFFIRM, NOW],
    ['once, where the step is sent again', COMPLETE, EARLIER, 'confirm', AFFIRM, EARLIER],
    ['still, after another step', COMPLETE, EARLIER, 'glass', { index: 'index_ch' }, EARLIER],
    ['by no other step', COMPLETE, null, 'glass', { index: 'index_ch' }, null],
    ['not, where the box is not ticked', COMPLETE, EARLIER, 'confirm', { consent: 'yes' }, null],
    ['not, once they are others', COMPLETE, EARLIER, 'values', { ...TYPED, 'right.sphere': '-3' }, null],
    [
      'not by those of before, where others are read back',
      COMPLETE,
      EARLIER,
      'summary',
      { ...COMPLETE, 'right.sphere': '-3' },
      null,
    ],
  ])('%s', async (_, answers, affirmed, step, fields, expected) => {
    const { save, stored } = visitor({ drafts: { '': drafted(answers, { affirmed }) } })
    const { state } = await save(step, fields)
    expect(state.affirmed).toEqual(expected)
    expect(stored.get('')?.affirmed).toEqual(expected)
  })
})

test('of the saves of a page the latest counts', async () => {
  const { save, stored } = visitor()
  await save('type', { lensType: 'type_ei' }, { page: 'one', number: 2 })
  const late = await save('type', { lensType: 'type_none' }, { page: 'one', number: 1 })
  expect(late.state.answers).toEqual({ lensType: 'type_ei' })
  expect(stored.get('')).toMatchObject({ latestSaves: { page: 'one', numbers: { type: 2 } } })
  await save('prescription', { source: 'slip' }, { page: 'one', number: 3 })
  expect(stored.get('')?.latestSaves).toEqual({ page: 'one', numbers: { type: 2, prescription: 3 } })
  await save('type', { lensType: 'type_none' })
  expect(stored.get('')).toMatchObject({ answers: { lensType: 'type_none' }, latestSaves: null })
})
