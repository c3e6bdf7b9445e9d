import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import {
  type ConfiguratorContext,
  furthestStep,
  resolveStep,
  unusualKinds,
  validateStep,
} from '#domain/configurator/validate-step.ts'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { aContext, COMPLETE, OFFERED, OFFICE, TYPED } from '#tests/support/configurator-context.ts'

type Terms = Partial<ConfiguratorContext>

const NUMBER = '123456789012'
const found = (right: Eye, left: Eye = right): Terms => ({
  fromOrder: prescriptionFromOrder(NUMBER, 'online', { right, left }),
})
const frame = (rest: Partial<ConfiguratorContext['frame']>): Terms => ({
  frame: { ...aContext().frame, ...rest },
})

const mistakes = (step: ConfiguratorStep, answers: ConfiguratorAnswers, context: Terms = {}) =>
  validateStep(step, answers, aContext(context)).map(({ name, kind }) => `${name} ${kind}`)

const ADDITIONS = { 'right.addition': '2', 'left.addition': '2' }

type Case = [string, ConfiguratorAnswers, string[], Terms?]

const checks = (step: ConfiguratorStep, cases: Case[]) =>
  describe(`the step ${step}`, () => {
    test.each(cases)('%s', (_, answers, expected, context) =>
      expect(mistakes(step, answers, context)).toEqual(expected),
    )
  })

checks('type', [
  ['nothing chosen', {}, ['lensType required']],
  ['what cannot be tried at home', { lensType: 'home_try_on' }, ['lensType required']],
  ['what can be', { lensType: 'home_try_on' }, [], { isTriable: true }],
  ['nothing that is sold', { lensType: 'appointment' }, ['lensType required']],
  ['with values', { lensType: 'type_ei' }, []],
  [
    'without values, in a frame that holds no lens with values',
    { lensType: 'type_none' },
    [],
    frame({ indices: [] }),
  ],
  ['values but no lens left', { lensType: 'type_ei' }, ['lensType index-not-available'], { offered: [] }],
  [
    'with values, in such a frame',
    { lensType: 'type_ei' },
    ['lensType index-not-available'],
    frame({ indices: [] }),
  ],
  [
    'a shop that does not offer it',
    { lensType: 'type_none' },
    ['lensType lens-type-not-offered'],
    frame({ lensTypes: ['type_ei'] }),
  ],
])

checks('prescription', [
  ['nothing chosen', {}, ['source required']],
  ['a slip', { source: 'slip' }, []],
  ['an account without values', { source: 'account' }, ['source required']],
  ['a branch, which measures', { source: 'branch' }, ['source required'], { sources: ['branch'] }],
])

checks('order', [
  ['nothing', {}, ['order.number required', 'order.email required']],
  ['nothing, signed in', {}, ['order.number required'], { isSignedIn: true }],
  ['no number', { 'order.number': '12', 'order.zip': '1010' }, ['order.number validation-failed']],
  ['spaces', { 'order.number': '  ', 'order.zip': '1010' }, ['order.number required']],
  ['13 digits', { 'order.number': '1234 5678901 23', 'order.zip': '1010' }, ['order.number max-length']],
  ['not found', { 'order.number': NUMBER, 'order.email': 'a@b.de' }, ['order.number not-found']],
  [
    'another order than the found one',
    { 'order.number': '000000000000' },
    ['order.number not-found'],
    { ...found({ sphere: 1 }), isSignedIn: true },
  ],
  ['found', { 'order.number': '1234 5678901 2' }, [], found({ sphere: 1 })],
  [
    'found, too strong',
    { 'order.number': NUMBER },
    ['order.number out-of-range'],
    found({ sphere: 7 }, { sphere: 1 }),
  ],
])

const ORDER = { source: 'order' }
const ADDITION = { sphere: 1, addition: 2 }
checks('recalculate', [
  ['nothing chosen', ORDER, ['target required'], found(ADDITION)],
  ['progressive again', { ...ORDER, target: 'progressive' }, [], found(ADDITION)],
  ['near', { ...ORDER, target: 'near' }, [], found(ADDITION)],
  [
    'near, out of range',
    { ...ORDER, target: 'near' },
    ['target not-convertible'],
    found({ sphere: 5, addition: 2 }),
  ],
  ['typed, nothing chosen', { ...TYPED, ...ADDITIONS }, ['target required']],
  ['typed, near', { ...TYPED, ...ADDITIONS, target: 'near' }, []],
  ['no order', { target: 'near' }, ['target not-convertible']],
])

const UNUSUAL = { ...TYPED, 'right.sphere': '+4', 'left.sphere': '-1' }
checks('confirm', [
  ['affirmed', COMPLETE, []],
  ['nothing affirmed', TYPED, ['affirmed not-affirmed', 'consent consent']],
  ['unusual values', { ...COMPLETE, ...UNUSUAL }, ['confirmed opposite-signs', 'confirmed large-difference']],
  [
    'one of them confirmed',
    { ...COMPLETE, ...UNUSUAL, confirmed: 'opposite-signs' },
    ['confirmed large-difference'],
  ],
])

checks('glass', [
  ['design and index', COMPLETE, []],
  ['nothing', TYPED, ['design required', 'index required']],
  [
    'parts of another kind',
    { ...TYPED, design: 'index_ch', index: 'rx-single' },
    ['design required', 'index required'],
  ],
  ['an index that the frame cannot hold', COMPLETE, ['index index-not-available'], frame({ indices: [] })],
  ['progressive without an addition', { ...COMPLETE, design: 'rx-progressive' }, ['design addition-missing']],
  [
    'progressive of an order, to a distance of an instrument',
    { ...COMPLETE, source: 'order', design: 'rx-progressive' },
    ['design pd-by-instrument'],
    {
      fromOrder: prescriptionFromOrder(
        NUMBER,
        'online',
        { right: { sphere: 1, addition: 2, pd: 31.5 }, left: { sphere: 1, addition: 2, pd: 32 } },
        { pupilDistance: { method: 'card', plusMinus: 2, measuredOn: '2026-11-23' } },
      ),
    },
  ],
  [
    'office lenses without their distances',
    { ...COMPLETE, ...ADDITIONS, design: 'rx-office', 'office.room': '150' },
    ['office.room required', 'office.near required'],
    { offered: [...OFFERED, ...OFFICE] },
  ],
  [
    'office lenses',
    { ...COMPLETE, ...ADDITIONS, design: 'rx-office', 'office.room': '200', 'office.near': '40' },
    [],
    { offered: [...OFFERED, ...OFFICE] },
  ],
  ['progressive, values later', { ...COMPLETE, source: 'later', design: 'rx-progressive' }, []],
  [
    'progressive, values later, in a low frame',
    { ...COMPLETE, source: 'later', design: 'rx-progressive' },
    ['design frame-too-low'],
    frame({ lensHeight: 20 }),
  ],
])

checks('extras', [['an unknown tint', { lensType: 'type_ei', tint: 'hard' }, ['tint unknown-part']]])

checks('summary', [['has no fields', {}, []]])

test('unusual values of an order are confirmed as well', () =>
  expect(unusualKinds({ source: 'order' }, found({ sphere: 3 }, { sphere: -1 }).fromOrder ?? null)).toEqual([
    'opposite-signs',
    'large-difference',
  ]))

test.each<[ConfiguratorAnswers, ConfiguratorStep]>([
  [{}, 'type'],
  [{ lensType: 'type_none' }, 'summary'],
  [{ lensType: 'type_ei' }, 'prescription'],
  [TYPED, 'confirm'],
  [{ ...COMPLETE, index: '' }, 'glass'],
  [COMPLETE, 'summary'],
])('with %j %s is open', (answers, step) => expect(furthestStep(answers, aContext())).toBe(step))

test.each<[string | null, ConfiguratorAnswers, ConfiguratorStep]>([
  [null, TYPED, 'confirm'],
  ['nonsense', TYPED, 'confirm'],
  ['values', TYPED, 'values'],
  ['glass', TYPED, 'confirm'],
  ['order', COMPLETE, 'summary'],
])('a request for %s with %j shows %s', (requested, answers, step) =>
  expect(resolveStep(requested, answers, aContext())).toBe(step),
)
