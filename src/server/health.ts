/** Asks a part for something small; it throws where the part does not serve. */
export type Checks = Record<string, () => Promise<unknown>>

/** 200 when the shop can serve, else 503; the body names the parts. */
export async function health(checks: Checks): Promise<Response> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const isServing = await check().then(
        () => true,
        () => false,
      )
      return [name, isServing ? 'ok' : 'down'] as const
    }),
  )
  const isServing = parts.every(([, state]) => state === 'ok')
  return Response.json(
    { status: isServing ? 'ok' : 'down', parts: Object.fromEntries(parts) },
    { status: isServing ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
