import { expect, test } from 'vitest'
import { openDoor } from '#tests/support/door.ts'

test.each([
  ['city=K%00ln', 400],
  ['city=K\0ln', 400],
  ['city=K%2500ln', 200],
  ['city=K%C3%B6ln', 200],
])(
  'a form of %j is answered with %s: nobody types a null character, and no database keeps it',
  async (body, status) => {
    await using door = await openDoor()
    expect((await door.get('/de-de/checkout/', { method: 'POST', body })).status).toBe(status)
    expect(door.rendered).toHaveLength(status === 200 ? 1 : 0)
  },
)
