import { Agent, request as send } from 'node:http'
import { expect, test } from 'vitest'
import { startDrainingServer } from '#tests/support/draining-server.ts'

type Answer = { status: number | undefined; connection: string | undefined } | { code: string | undefined }

function get(port: number, path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = send({ host: '127.0.0.1', port, path, method: 'POST', ...(agent && { agent }) })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code }))
    sent.on('response', (response) =>
      response
        .on('error', () => resolve({ code: 'cut' }))
        .on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
        .resume(),
    )
    sent.end('body')
  })
}

/**
 * Presses again and again, until the server takes no more connections. The system resets a connection that it took in
 * the very moment in which the port was closed, before the process saw it: then the next one is refused, and counts.
 */
async function press(port: number, agent: Agent, answers: Answer[]): Promise<void> {
  for (;;) {
    const answer = await get(port, '/', agent)
    if ('status' in answer) answers.push(answer)
    else {
      const next = answer.code === 'ECONNRESET' ? await get(port, '/', agent) : answer
      return void answers.push('code' in next ? next : answer)
    }
  }
}

test('under load no request is reset: not ready comes first, then the end', async () => {
  const { server, port, ended } = await startDrainingServer()
  const answers: Answer[] = []
  const lasting = new Agent({ keepAlive: true })
  const passing = new Agent({ keepAlive: false })
  const shoppers = Array.from({ length: 24 }, (_, nth) => press(port, nth % 2 ? lasting : passing, answers))
  const idle = new Agent({ keepAlive: true })
  expect(await get(port, '/ready', idle)).toMatchObject({ status: 200 })
  server.kill('SIGTERM')
  let ready = await get(port, '/ready', passing)
  while ('status' in ready && ready.status === 200) ready = await get(port, '/ready', passing)
  expect(ready).toEqual({ status: 503, connection: 'close' })
  // It begins before the end, and outlasts it.
  const slow = get(port, '/slow', passing)
  await Promise.all(shoppers)
  expect(new Set(answers.map((answer) => ('code' in answer ? answer.code : answer.status)))).toEqual(
    new Set([200, 'ECONNREFUSED']),
  )
  expect(await slow).toMatchObject({ status: 200 })
  expect(await ended).toEqual([0, null])
})

test('a request that never ends is cut after a while', async () => {
  const { server, port, ended } = await startDrainingServer()
  const never = get(port, '/never')
  await get(port, '/')
  server.kill('SIGINT')
  expect(await ended).toEqual([1, null])
  expect(await never).toEqual({ code: 'ECONNRESET' })
})
