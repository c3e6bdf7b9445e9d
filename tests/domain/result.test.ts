import { expect, expectTypeOf, test } from 'vitest'
import { fail, ok, type Result } from '#domain/result.ts'

test('an outcome is a value or an error, never both', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 })
  expect(fail('not-found')).toEqual({ ok: false, error: 'not-found' })
})

test('each half fits every result of its kind', () => {
  expectTypeOf(ok(1)).toExtend<Result<number, 'not-found'>>()
  expectTypeOf(fail('not-found' as const)).toExtend<Result<number, 'not-found'>>()
})
