import { expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'

test.each([
  ['city=K%00ln', 400],
  ['city=K\0ln', 400],
  ['city=K%2500ln', 200],
  ['city=K%C3%B6ln', 200],
])(
  'a form of %j is answered with %s: people type no null character, and databases store none',
  async (body, status) => {
    await using door = await startTestServer()
    expect((await door.get('/de-de/checkout/', { method: 'POST', body })).status).toBe(status)
    expect(door.rendered).toHaveLength(status === 200 ? 1 : 0)
  },
)
