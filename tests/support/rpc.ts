import type { startTestServer } from './test-server.ts'

export const headers = { 'content-type': 'application/json', 'x-shop-id': '10001' }

type Door = Awaited<ReturnType<typeof startTestServer>>

export async function call(door: Door, name: string, payload: unknown, extra: Record<string, string> = {}) {
  const {
    status,
    headers: replied,
    body,
  } = await door.get(`/api/rpc/${name}`, {
    method: 'POST',
    headers: { ...headers, ...extra },
    body: JSON.stringify({ payload }),
  })
  return { status, type: replied['content-type'], headers: replied, body: JSON.parse(body.toString()) }
}
