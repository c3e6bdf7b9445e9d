import { expect, test } from 'vitest'
import { editPath } from '#domain/prescription/edit-path.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'

const customData = { configurationItems: [{ masterKey: 'index_cr', referenceKey: 'index_cr' }] }

test.each([
  [
    '/p/brera-17/',
    { ...inGroup('aB3_-xYz', true), customData },
    '/p/brera-17/?configure=summary&edit=aB3_-xYz',
  ],
  [
    '/p/brera-17/?variantid=9',
    { ...inGroup('a&b', true), customData },
    '/p/brera-17/?variantid=9&configure=summary&edit=a%26b',
  ],
  ['/p/brera-17/', { ...inGroup('aB3_-xYz'), customData }, null],
  ['/p/brera-17/', inGroup('aB3_-xYz', true), null],
  ['/p/brera-17/', { customData }, null],
])('%s, %j is changed at %s', (path, item, at) => expect(editPath(anItem('i1', item), path)).toBe(at))
