import { z } from 'zod'
import { isDeepStrictEqual } from 'node:util'
import type { Definition } from '#blocks/define.ts'
import { ShopError } from '#server/errors.ts'

type Options = {
  fetch: (request: Request) => Promise<Response>
  /** Of the service's management. */
  url: string
  space: string
  token: string
  /** Only tells what it would do. */
  isDry: boolean
  wait?: (milliseconds: number) => Promise<void>
}

export type Change = { name: string; change: 'new' | 'changed' | 'same' }

const held = z.object({
  components: z.array(
    z.looseObject({ id: z.number(), name: z.string(), schema: z.record(z.string(), z.unknown()) }),
  ),
})

/** Asked again so often, after so many milliseconds, where the service has had enough. Spec §9. */
const RETRIES = 10
const PAUSE = 300

/**
 * Brings the blocks of a space up to ours. What the space has beyond that stays: its own blocks, and what else it knows of ours.
 */
export async function pushBlocks(definitions: readonly Definition[], options: Options): Promise<Change[]> {
  const { components } = held.parse(await ask(options, 'GET', ''))
  const changes: Change[] = []
  for (const definition of definitions) {
    const known = components.find(({ name }) => name === definition.name)
    const change = !known ? 'new' : isSame(known, definition) ? 'same' : 'changed'
    if (change !== 'same' && !options.isDry)
      await ask(options, known ? 'PUT' : 'POST', known ? String(known.id) : '', { component: definition })
    changes.push({ name: definition.name, change })
  }
  return changes
}

/** Equal in all that a definition of ours says. */
function isSame(known: Record<string, unknown>, definition: Definition): boolean {
  return Object.entries(definition).every(([key, value]) => isDeepStrictEqual(part(known[key], value), value))
}

/** Of what the space has, what we speak of: it adds ids and settings of its own. */
function part(known: unknown, ours: unknown): unknown {
  if (typeof known !== 'object' || known === null || typeof ours !== 'object' || ours === null) return known
  if (Array.isArray(known) || Array.isArray(ours)) return known
  const inside = new Map<string, unknown>(Object.entries(known))
  return Object.fromEntries(Object.entries(ours).map(([key, value]) => [key, part(inside.get(key), value)]))
}

async function ask(options: Options, method: string, id: string, body?: object): Promise<unknown> {
  const { fetch, url, space, token, wait = pause } = options
  const address = `${url}/spaces/${space}/components/${id}`
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(
      new Request(address, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    if (response.status === 429 && attempt < RETRIES) await wait(PAUSE)
    else if (response.ok) return response.json()
    else throw new ShopError('upstream', `${method} ${address}: ${response.status}`)
  }
}

const pause = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))
