import { z } from 'zod'
import type { Fetch } from '#clients/http.ts'
import { type DeclarationRecord, declarationRecord } from '#modules/declarations/declaration-record.ts'

export const DECLARATIONS_PATH = '/operator/declarations'
export const OPERATOR_TOKEN_HEADER = 'x-access-token'

/** A received withdrawal or cancellation. */
export type ReceivedDeclaration = {
  key: string
  /** RFC 3339; null while it is open. */
  settledAt: string | null
  declared: DeclarationRecord
}

/** What the operator can do with withdrawals and cancellations. */
export type OperatorDeclarations = {
  /** The oldest first. */
  listOpen(): Promise<ReceivedDeclaration[]>
  find(key: string): Promise<ReceivedDeclaration | null>
  /** The declaration afterwards; null where there is none. */
  settle(key: string): Promise<ReceivedDeclaration | null>
}

const received = z.object({
  key: z.string(),
  settledAt: z.string().nullable(),
  declared: declarationRecord,
}) satisfies z.ZodType<ReceivedDeclaration>

/** The same over HTTP, for the command line. A status other than 200 or 404 throws. */
export function operatorDeclarationsClient(
  origin: string,
  token: string,
  fetch: Fetch,
): OperatorDeclarations {
  async function call<T>(path: string, method: 'GET' | 'POST', schema: z.ZodType<T>): Promise<T | null> {
    const response = await fetch(
      new Request(`${origin}${DECLARATIONS_PATH}${path}`, {
        method,
        headers: { [OPERATOR_TOKEN_HEADER]: token },
      }),
    )
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${DECLARATIONS_PATH}${path}: ${response.status}`)
    return schema.parse(await response.json())
  }
  return {
    listOpen: async () => (await call('', 'GET', z.array(received))) ?? [],
    find: (key) => call(`/${key}`, 'GET', received),
    settle: (key) => call(`/${key}/settled`, 'POST', received),
  }
}
