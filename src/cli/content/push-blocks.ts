import { z } from 'zod'
import { isDeepStrictEqual } from 'node:util'
import type { Definition } from '#blocks/define-block.ts'
import { ShopError } from '#platform/errors.ts'
import { endWith, type StartProgress, withoutProgress } from '#platform/progress.mjs'

type Options = {
  fetch: (request: Request) => Promise<Response>
  /** Base URL of the management API. */
  url: string
  space: string
  token: string
  /** Only reports what it would change. */
  isDry: boolean
  wait?: (milliseconds: number) => Promise<void>
  startProgress?: StartProgress
}

export type BlockChange = { name: string; change: 'new' | 'changed' | 'same' }

const componentsResponse = z.object({
  components: z.array(
    z.looseObject({ id: z.number(), name: z.string(), schema: z.record(z.string(), z.unknown()) }),
  ),
})

/** Number of retries after a rate limit (429), and the pause before each in milliseconds. Spec §9. */
const RETRIES = 10
const PAUSE = 300

/**
 * Creates and updates the blocks of a space. Additional blocks in the space and additional settings of our blocks
 * stay.
 */
export async function pushBlocks(
  definitions: readonly Definition[],
  options: Options,
): Promise<BlockChange[]> {
  const progress = (options.startProgress ?? withoutProgress)('pushing blocks', { total: definitions.length })
  return endWith(
    progress,
    pushEach(definitions, options, () => progress.advance()),
  )
}

async function pushEach(
  definitions: readonly Definition[],
  options: Options,
  onPushed: () => void,
): Promise<BlockChange[]> {
  const { components } = componentsResponse.parse(await request(options, 'GET', ''))
  const changes: BlockChange[] = []
  for (const definition of definitions) {
    const known = components.find(({ name }) => name === definition.name)
    const change = !known ? 'new' : isSame(known, definition) ? 'same' : 'changed'
    if (change !== 'same' && !options.isDry)
      await request(options, known ? 'PUT' : 'POST', known ? String(known.id) : '', { component: definition })
    changes.push({ name: definition.name, change })
    onPushed()
  }
  return changes
}

/** Whether the space has the same value for every field of our definition. */
function isSame(known: Record<string, unknown>, definition: Definition): boolean {
  return Object.entries(definition).every(([key, value]) => isDeepStrictEqual(part(known[key], value), value))
}

/** The parts of the space's value that our definition contains: the space adds its own ids and settings. */
function part(known: unknown, ours: unknown): unknown {
  if (typeof known !== 'object' || known === null || typeof ours !== 'object' || ours === null) return known
  if (Array.isArray(known) || Array.isArray(ours)) return known
  const inside = new Map<string, unknown>(Object.entries(known))
  return Object.fromEntries(Object.entries(ours).map(([key, value]) => [key, part(inside.get(key), value)]))
}

async function request(options: Options, method: string, id: string, body?: object): Promise<unknown> {
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
