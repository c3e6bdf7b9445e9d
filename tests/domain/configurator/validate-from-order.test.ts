import { TYPED } from '#tests/support/configurator-context.ts'
import { ADDITIONS, checks, found, ORDER_NUMBER } from '#tests/support/step-checks.ts'

checks('order', [
  ['nothing', {}, ['order.number required', 'order.email required']],
  ['nothing, signed in', {}, ['order.number required'], { isSignedIn: true }],
  ['no number', { 'order.number': '12', 'order.zip': '1010' }, ['order.number validation-failed']],
  ['spaces', { 'order.number': '  ', 'order.zip': '1010' }, ['order.number required']],
  ['13 digits', { 'order.number': '1234 5678901 23', 'order.zip': '1010' }, ['order.number max-length']],
  ['not found', { 'order.number': ORDER_NUMBER, 'order.email': 'a@b.de' }, ['order.number not-found']],
  [
    'another order than the found one',
    { 'order.number': '000000000000' },
    ['order.number not-found'],
    { ...found({ sphere: 1 }), isSignedIn: true },
  ],
  ['found', { 'order.number': '1234 5678901 2' }, [], found({ sphere: 1 })],
  [
    'found, too strong',
    { 'order.number': ORDER_NUMBER },
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
