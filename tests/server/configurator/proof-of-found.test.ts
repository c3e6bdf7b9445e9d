import { expect, test } from 'vitest'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { isFoundHere, ownerOf, proofOfFound } from '#server/configurator/found-order.ts'
import { createCaller } from '#server/session/caller.ts'
import { testContext } from '#tests/support/test-server.ts'

const NUMBER = '123456789012'
const ORDERED = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }
const { ctx } = testContext()

/** A visitor with this id; null: one who has not answered anything yet. */
function scopeOf(id: string | null) {
  const [line = ''] = id === null ? [] : ctx.visitors.cookies({ id, since: 0 }, false)
  const headers = new Headers({ cookie: line.split(';')[0] ?? '' })
  return {
    ctx,
    variant: 'de-de' as const,
    caller: createCaller(ctx.visitors, headers, new URL('http://shop/')),
  }
}
const [own, other] = [scopeOf('a'.repeat(22)), scopeOf('b'.repeat(22))]

test('what the shop has found is known when the page repeats it, unchanged, to the same visitor alone', () => {
  const distance = { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' } as const
  const found = prescriptionFromOrder(NUMBER, 'online', ORDERED, { pupilDistance: distance })
  const proof = proofOfFound(own, found)
  expect(isFoundHere(own, { ...found, proof })).toBe(true)
  expect(isFoundHere(own, found)).toBe(false)
  expect(isFoundHere(other, { ...found, proof })).toBe(false)
  for (const change of [
    { rawPrescription: { ...ORDERED, right: { sphere: -6, pd: 32 } } },
    { rawPrescription: { ...ORDERED, left: { ...ORDERED.left, addition: 2 } } },
    { rawPrescription: { ...ORDERED, use: 'near' as const } },
    { rawPrescription: { ...ORDERED, balance: 'left' as const } },
    { orderNumber: '210987654321' },
    { orderOrigin: 'branch' as const },
    { pupilDistance: { method: 'branch' as const, measuredOn: '2026-11-20' } },
    { pupilDistance: { ...distance, method: 'iris' as const } },
    { pupilDistance: { ...distance, plusMinus: 1 } },
    { pupilDistance: { ...distance, measuredOn: '2026-11-19' } },
    { orderedOn: '2026-11-20T10:00:00Z' },
    { measuredOn: '2026-11-20' },
  ])
    expect(isFoundHere(own, { ...found, ...change, proof })).toBe(false)
  const { pupilDistance: _distance, ...without } = found
  expect(isFoundHere(own, { ...without, proof })).toBe(false)
})

test('whose values a tab stores is a word that is always the same of a visitor, and does not name them', () => {
  expect(ownerOf(own)).toBe(ownerOf(scopeOf('a'.repeat(22))))
  expect(ownerOf(own)).not.toBe(ownerOf(other))
  expect(ownerOf(own)).not.toContain('a'.repeat(22))
  // Before the first answer nobody is known.
  expect(ownerOf(scopeOf(null))).not.toBe(ownerOf(scopeOf(null)))
})
