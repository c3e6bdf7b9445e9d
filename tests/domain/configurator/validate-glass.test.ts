import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { COMPLETE, OFFERED, OFFICE, TYPED } from '#tests/support/configurator-context.ts'
import { ADDITIONS, checks, frame, ORDER_NUMBER } from '#tests/support/step-checks.ts'

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
        ORDER_NUMBER,
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
