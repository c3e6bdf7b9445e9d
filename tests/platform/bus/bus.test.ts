import { expect, test } from 'vitest'
import { memoryBusLog, openTestBus } from '#tests/support/buses.ts'

const DOWN = 'warn: other processes cannot be reached'

async function twoBuses() {
  const messages = memoryBusLog()
  const [one, other] = [openTestBus(messages), openTestBus(messages)]
  await Promise.all([one.check(), other.check()])
  return { messages, one, other }
}

test('a message reaches all other processes once, in order', async () => {
  const { one, other } = await twoBuses()
  one.publish(['product:1'])
  await one.flush()
  one.publish(['product:2', 'category:3'])
  await one.flush()
  await other.check()
  await other.check()
  await one.check()
  expect([one.received, other.received]).toEqual([[], ['product:1', 'product:2', 'category:3']])
  expect([one.gaps(), other.gaps()]).toEqual([0, 0])
})

test('what cannot be sent is sent later, merged', async () => {
  const { messages, one, other } = await twoBuses()
  messages.state.isDown = true
  one.publish(['product:1'])
  one.publish(['product:1', 'product:2'])
  await expect.poll(() => one.lines).toEqual([DOWN])
  messages.state.isDown = false
  await one.flush()
  await other.check()
  expect([other.received, one.gaps()]).toEqual([['product:1', 'product:2'], 0])
})

test('many tags are several messages; beyond a bound they stand for everything', async () => {
  const { messages, one, other } = await twoBuses()
  const tags = Array.from({ length: 1200 }, (_, id) => `product:${id}`)
  one.publish(tags)
  await one.flush()
  await other.check()
  expect([messages.state.sizes.slice(2), other.received]).toEqual([[500, 500, 200], tags])
  one.publish(Array.from({ length: 20_001 }, (_, id) => `product:${id}`))
  await one.flush()
  await other.check()
  expect(other.received.slice(1200)).toEqual(['*'])
})

test('a process whose place is no longer held has missed something', async () => {
  const { messages, one, other } = await twoBuses()
  messages.lose()
  one.publish(['product:1'])
  await one.flush()
  await other.check()
  expect([other.received, other.gaps()]).toEqual([[], 1])
  one.publish(['product:2'])
  await one.flush()
  await other.check()
  expect([other.received, other.gaps()]).toEqual([['product:2'], 1])
})

test('a process that could not begin to read may have missed something', async () => {
  const messages = memoryBusLog()
  messages.state.isDown = true
  const bus = openTestBus(messages)
  const begun = bus.check()
  await expect.poll(() => bus.lines).toEqual([DOWN])
  messages.state.isDown = false
  await begun
  expect(bus.gaps()).toBe(1)
})

test('without any notification it looks by itself', async () => {
  const messages = memoryBusLog()
  const [one, other] = [openTestBus(messages), openTestBus(messages, { pollMs: 10 })]
  await other.check()
  one.publish(['branches'])
  await expect.poll(() => other.received).toEqual(['branches'])
})
