import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { nextBlocks } from '#modules/order/next-blocks.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { aFrameItem } from '#tests/support/workshop.ts'

const pair = [
  anOrderItem('i1', {
    ...inGroup('g', true),
    customData: { prescriptionValues: { right: { sphere: -2.75 } } },
  }),
]
const branch = { ...anOrder().shipping, collectionPoint: { id: '1017', type: 'branch', name: 'Köln' } }
const locker = { ...anOrder().shipping, collectionPoint: { id: '7', type: 'locker', name: 'Packstation 7' } }

const WAITING = 'Sobald wir haben, was noch fehlt'
const VALUES = { right: { sphere: -2.75 }, left: { sphere: -2.5 } }
const ITALY = { ...anOrder().shop, country: 'IT' }

test.each<[string, Partial<Order>, string[]]>([
  ['goods that are sent', {}, ['Lieferung', 'Paket']],
  ['goods for a locker', { shipping: locker }, ['Lieferung', 'Paket']],
  ['goods for a branch', { shipping: branch }, ['Abholbereit', 'Filiale']],
  ['a pair of glasses', { items: pair }, ['Lieferung', 'Werkstatt', 'Paket']],
  ['a pair whose values follow', { items: waitingPair('i1', 'g', 'single-vision') }, [WAITING, 'Paket']],
  [
    'a pair whose distances are missing, for a branch',
    { items: waitingPair('i1', 'g', 'office', { prescriptionValues: VALUES }), shipping: branch },
    [WAITING, 'Filiale'],
  ],
  [
    'a pair whose distance the shop measures',
    { items: waitingPair('i1', 'g', 'single-vision', { prescriptionValues: VALUES }) },
    [WAITING, 'Paket'],
  ],
  [
    'a pair whose values follow, and goods that come before',
    {
      items: [...waitingPair('i1', 'g', 'single-vision'), anOrderItem('i9', { packageId: 2 })],
      packages: [aPackage(1), aPackage(2)],
    },
    ['Paket 2 von 2', WAITING, 'Paket'],
  ],
  ['a pair whose slip nobody has seen', { items: [aFrameItem('i1', 'g')], shop: ITALY }, [WAITING, 'Paket']],
])('what happens to %s', (_, order, words) => {
  const [heading, steps] = nextBlocks(anOrder(order), 'de-de', translatorOf('de-de'))
  expect(heading).toEqual({ kind: 'heading', text: 'Wie es weitergeht' })
  const lines = steps?.kind === 'text' ? steps.text.split('\n') : []
  expect(lines).toEqual(words.map((word) => expect.stringContaining(word)))
})

test.each(['delivered', 'cancelled'] as const)('nothing comes of goods that are %s', (status) => {
  const order = anOrder({ items: [anOrderItem('i1', { status })] })
  expect(nextBlocks(order, 'de-de', translatorOf('de-de'))).toEqual([])
})
