import { beforeEach, expect, test, vi } from 'vitest'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { storedFromOrder, storeFromOrder } from '#islands/configurator/from-order-store.ts'

const FOUND = prescriptionFromOrder(
  '123456789012',
  'branch',
  { right: { sphere: -2.25, addition: 2, pd: 32 }, left: { sphere: -1.75, addition: 2, pd: 31.5 } },
  {
    pupilDistance: { method: 'branch', measuredOn: '2026-03-01' },
    orderedOn: '2026-03-02T10:00:00Z',
    measuredOn: '2026-03-01',
    proof: 'p',
  },
)
/** Spec §3 "Prescription-from-order state". */
const NAMED = [
  'isConvertibleProgressiveGlasses',
  'isProgressiveGlasses',
  'orderNumber',
  'orderOrigin',
  'prescriptionValues',
  'progressiveGlassesPrescriptionValues',
  'rawPrescription',
]

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('a tab stores what the specification names of the values of an order, and nothing else', () => {
  storeFromOrder('anna', FOUND)
  const state = storedFromOrder('anna')
  expect(Object.keys(state ?? {}).toSorted()).toEqual(NAMED)
  expect(state).toMatchObject({ orderNumber: '123456789012', rawPrescription: FOUND.rawPrescription })
  const [text = '', ...others] = stored.values()
  expect(others).toEqual([])
  expect(JSON.parse(text)).toEqual({ anna: state })
})

test('what one person has looked up is not there for another, and not any more for the first', () => {
  storeFromOrder('anna', FOUND)
  expect(storedFromOrder('berta')).toBeNull()
  expect(stored.size).toBe(0)
  expect(storedFromOrder('anna')).toBeNull()
})

test.each(['nonsense', '[]', '{"anna":null}', '1'])('what the shop does not write is nothing: %s', (text) => {
  stored.set('veduta-rx-from-order', text)
  expect(storedFromOrder('anna')).toBeNull()
})

test('where storage is denied there is nothing, and no fault', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
  storeFromOrder('anna', FOUND)
  expect(storedFromOrder('anna')).toBeNull()
})
