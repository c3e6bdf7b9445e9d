import { expect, test } from 'vitest'
import { readBody, readText } from '#platform/read-body.ts'

/** A body in pieces of four bytes, and how many of them were read. */
function pieces(count: number) {
  const read = { pieces: 0 }
  async function* body() {
    for (; read.pieces < count; read.pieces += 1) yield new TextEncoder().encode('öö')
  }
  return { read, body: body() }
}

test('a body is read up to its limit', async () => {
  expect((await readBody(pieces(3).body, 12)).toString()).toBe('öööööö')
  expect(await readBody(null, 12)).toHaveLength(0)
})

test('bytes are counted, not letters, and nothing is read after the limit', async () => {
  const { read, body } = pieces(1000)
  await expect(readBody(body, 11)).rejects.toMatchObject({ kind: 'too-large' })
  expect(read.pieces).toBe(2)
})

test('a text may be cut between the bytes of a letter', async () => {
  async function* halves() {
    const [first = 0, second = 0] = new TextEncoder().encode('ö')
    yield Uint8Array.of(first)
    yield Uint8Array.of(second)
  }
  expect(await readText(halves(), 2)).toBe('ö')
})
