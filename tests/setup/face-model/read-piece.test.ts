import { describe, expect, it } from 'vitest'
import { pieceOf, readAssets } from '../../../src/setup/face-model/read-piece.ts'

const assets = readAssets()

function changedAt(at: number): Uint8Array {
  const changed = new Uint8Array(assets)
  changed[at]! ^= 1
  return changed
}

describe.each([
  ['mesh', 0, 2_495_951],
  ['geometry', 3_737_848, 3_757_223],
  ['detector', 3_757_224, 3_986_255],
] as const)('the piece %s', (name, first, last) => {
  it('is refused with one other bit in its first or last byte', () => {
    expect(() => pieceOf(changedAt(first), name)).toThrow(`another piece for ${name}`)
    expect(() => pieceOf(changedAt(last), name)).toThrow(`another piece for ${name}`)
  })

  it('is taken as it was tested, whatever stands after it', () => {
    expect(pieceOf(changedAt(last + 1), name)).toHaveLength(last - first + 1)
  })

  it('is refused from a file that is too short', () => {
    expect(() => pieceOf(assets.subarray(0, last), name)).toThrow(`another piece for ${name}`)
  })
})
