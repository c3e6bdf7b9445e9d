import { checks, frame } from '#tests/support/step-checks.ts'

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
