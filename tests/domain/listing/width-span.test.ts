import { expect, test } from 'vitest'
import { readWidthBounds, readWidthSpan, writeWidthSpan } from '#domain/listing/width-span.ts'

test.each([
  ['132', { least: 132 }],
  [' 132 ', { least: 132 }],
  ['132-142', { least: 132, most: 142 }],
  ['142-132', { least: 132, most: 142 }],
  ['132-132', { least: 132, most: 132 }],
  ['1', { least: 80 }],
  ['1-900', { least: 80, most: 200 }],
])('the width %j is %j, and is written as it is read', (text, span) => {
  expect(readWidthSpan(text)).toEqual(span)
  expect(readWidthSpan(writeWidthSpan(span))).toEqual(span)
})

test.each([
  null,
  '',
  'wide',
  '132-',
  '-132',
  '132-142-152',
  '13.5',
  '1e3',
  '٣٢١',
  '132 142',
  '9'.repeat(16),
  '132-9999999999999999',
])('%j is no width', (text) => expect(readWidthSpan(text)).toBeNull())

test.each([
  ['132', '142', { least: 132, most: 142 }],
  ['132', '', { least: 132 }],
  ['', '142', { least: 80, most: 142 }],
  ['', '', null],
  [null, null, null],
  ['132', 'wide', null],
])('the fields %j and %j are %j', (least, most, span) => {
  expect(readWidthBounds(least, most)).toEqual(span)
})
