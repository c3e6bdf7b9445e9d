import { expect, test } from 'vitest'
import { allEntries, everyEntry, sweep } from '#platform/jobs/sweep.ts'
import { inPages } from '#tests/support/pages.ts'

const FIVE = ['a', 'b', 'c', 'd', 'e']
const entries = (list = FIVE) =>
  everyEntry(
    inPages(() => list, String),
    String,
  )

test.each([[[]], [['a']], [['a', 'b']], [FIVE]])('all of %j are read in pages of two', async (list) =>
  expect(
    await allEntries(
      inPages(() => list, String),
      String,
    ),
  ).toEqual(list),
)

test('one that always fails holds up no other, and the run says what failed', async () => {
  const done: string[] = []
  const run = sweep(entries(), async (entry) => {
    if (entry < 'c') throw new Error(`${entry} is poisonous`)
    done.push(entry)
  })
  await expect(run).rejects.toMatchObject({
    message: '2 entries could not be processed',
    cause: { message: 'a is poisonous' },
  })
  expect(done).toEqual(['c', 'd', 'e'])
})

test('entries that leave the list while it is worked off let none be skipped', async () => {
  let left = [...FIVE]
  const done: string[] = []
  await sweep(
    everyEntry(
      inPages(() => left, String),
      String,
    ),
    async (entry) => {
      done.push(entry)
      left = left.filter((each) => each !== entry)
    },
  )
  expect(done).toEqual(FIVE)
})

test('after the signal nothing is begun', async () => {
  const stop = new AbortController()
  const done: string[] = []
  const run = sweep(
    entries(),
    async (entry) => {
      done.push(entry)
      if (entry === 'b') stop.abort()
    },
    stop.signal,
  )
  await expect(run).rejects.toThrow('aborted')
  expect(done).toEqual(['a', 'b'])
})

test('a list that cannot be read ends the run', async () => {
  const run = sweep(
    everyEntry(() => Promise.reject(new Error('the service is down')), String),
    async () => {},
  )
  await expect(run).rejects.toThrow('the service is down')
})
