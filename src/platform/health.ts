import { setTimeout } from 'node:timers/promises'

/** A small request to each part; it throws if the part does not work. */
export type HealthChecks = Record<string, () => Promise<unknown>>

/** Milliseconds after which a part that has not answered is down: whoever asks does not wait much longer. */
const PATIENCE = 3000

/** 200 if the shop works, else 503; the body lists the parts, and what does not keep the shop from working. */
export async function health(
  checks: HealthChecks,
  { warnings = {}, patience = PATIENCE }: { warnings?: object; patience?: number } = {},
): Promise<Response> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const isServing = await Promise.race([
        check().then(
          () => true,
          () => false,
        ),
        setTimeout(patience, false, { ref: false }),
      ])
      return [name, isServing ? 'ok' : 'down'] as const
    }),
  )
  const isServing = parts.every(([, state]) => state === 'ok')
  return Response.json(
    { status: isServing ? 'ok' : 'down', parts: Object.fromEntries(parts), ...warnings },
    { status: isServing ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
