import { apiPlugin, type ISbStoriesParams, storyblokInit } from '@storyblok/astro'
import { z } from 'zod'
import {
  type Alternate,
  rawBlock,
  relatedStory,
  wireLinks,
  wireSpace,
  wireStory,
  type WireStory,
} from '#contract/content/story.ts'
import { eachRelation, RELATIONS } from '#domain/content/related-stories.ts'
import type { Fetch } from '#server/clients/http.ts'
import { ShopError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'

export type GatewayOptions = {
  /** Up to and including `/v2`. With an embedded service any absolute address serves. */
  url: string
  token: string
  fetch: Fetch
  log: Log
  /** Requests a second. Spec §9. */
  perSecond?: number
  /** Milliseconds for one request. */
  timeout?: number
  /** Milliseconds before a refused request (429) is made again, ten times at most. Spec §8. */
  retryDelay?: number
  /** What is read: what the public sees, or what editors have not published yet. That takes a preview token. */
  state?: 'published' | 'draft'
}

/** Where a story lies, and its twins: enough to link to it, and to tell whether it has changed. */
export type Place = {
  id: number
  uuid: string
  fullSlug: string
  alternates: Alternate[]
  publishedAt: string | null
  updatedAt: string | null
}

/** Uuids in one question. Spec §9. */
const BATCH = 50

type RelatedStory = z.infer<typeof relatedStory>

/** The content service as the Storyblok client speaks to it. */
export type Gateway = {
  /** By its path with the folder. */
  story(fullSlug: string, cv: number): Promise<WireStory | null>
  storiesBelow(folder: string, cv: number): Promise<WireStory[]>
  /** Stories that others name, as far as those show them. What is not there is left out. */
  related(uuids: readonly string[], cv: number): Promise<RelatedStory[]>
  /** All stories, by their paths with the folder. */
  places(cv: number): Promise<Map<string, Place>>
  version(): Promise<number>
}

/** Every answer is parsed; a refusal becomes a ShopError, a missing story null. */
export function createGateway(options: GatewayOptions): Gateway {
  const client = connect(options)
  const { state: version = 'published' } = options
  const ask = async <T>(path: string, params: ISbStoriesParams, schema: z.ZodType<T>): Promise<T> => {
    if (!client) throw new ShopError('upstream', `content ${path}: no access token`)
    const { data } = await client.get(path, params).catch((refusal: unknown) => {
      throw translated(path, refusal)
    })
    return parsed(path, data, schema)
  }
  return {
    async story(fullSlug, cv) {
      try {
        const params = { version, resolve_links: 'link', resolve_relations: RELATIONS, cv } as const
        const { story } = await ask(`cdn/stories/${fullSlug}`, params, z.looseObject({ story: wireStory }))
        return withRelated(story)
      } catch (error) {
        if (error instanceof ShopError && error.kind === 'not-found') return null
        throw error
      }
    },
    async storiesBelow(folder, cv) {
      if (!client) throw new ShopError('upstream', `content ${folder}: no access token`)
      const params: ISbStoriesParams = {
        version,
        starts_with: `${folder}/`,
        excluding_fields: 'body',
        cv,
      }
      const found = await client.getAll('cdn/stories', params).catch((refusal: unknown) => {
        throw translated(`stories below ${folder}`, refusal)
      })
      return parsed(`stories below ${folder}`, found, z.array(wireStory))
    },
    async related(uuids, cv) {
      const batches = Array.from({ length: Math.ceil(uuids.length / BATCH) }, (_, index) =>
        uuids.slice(index * BATCH, (index + 1) * BATCH),
      )
      const asked = batches.map((batch) => {
        const params = { version, by_uuids: batch.join(','), per_page: BATCH, excluding_fields: 'body', cv }
        return ask('cdn/stories', params, z.looseObject({ stories: z.array(relatedStory) }))
      })
      return (await Promise.all(asked)).flatMap(({ stories }) => stories)
    },
    async places(cv) {
      const params: ISbStoriesParams & { include_dates: 1 } = { version, include_dates: 1, cv }
      const { links } = await ask('cdn/links', params, wireLinks)
      const stories = Object.values(links).filter(
        ({ is_folder, published }) => !is_folder && (published || version === 'draft'),
      )
      return new Map(
        stories.map(({ id, uuid, slug, alternates, published_at, updated_at }) => [
          slug,
          {
            id,
            uuid,
            fullSlug: slug,
            alternates,
            publishedAt: published_at ?? null,
            updatedAt: updated_at ?? null,
          },
        ]),
      )
    },
    async version() {
      return (await ask('cdn/spaces/me', {}, wireSpace)).space.version
    },
  }
}

/** The client has put whole stories where others are named: of each, what a page shows is kept. */
function withRelated(story: WireStory): WireStory {
  const content = eachRelation(story.content, (named) =>
    named.map((each) => relatedStory.safeParse(each).data ?? each),
  )
  return { ...story, content: rawBlock.parse(content) }
}

function connect({
  url,
  token,
  fetch,
  log,
  perSecond = 5,
  timeout = 5000,
  retryDelay = 300,
}: GatewayOptions) {
  if (!token) {
    log.error({ url }, 'the content service needs an access token')
    return undefined
  }
  const { storyblokApi } = storyblokInit({
    accessToken: token,
    use: [apiPlugin],
    bridge: false,
    apiOptions: {
      endpoint: url,
      rateLimit: perSecond,
      retriesDelay: retryDelay,
      cache: { type: 'none' },
      fetch: async (input: string | URL | Request, init?: RequestInit) => {
        const { headers, body } = init ?? {}
        const signal = AbortSignal.timeout(timeout)
        const method = (init?.method ?? 'GET').toUpperCase()
        return fetch(new Request(input, { method, headers: headers ?? {}, body: body ?? null, signal }))
      },
    },
  })
  return storyblokApi
}

/** The client rejects with plain objects; those without a status never got an answer that it could read. */
function translated(path: string, refusal: unknown): ShopError {
  const { message, status } = refusalShape.parse(refusal)
  if (status === 404) return new ShopError('not-found', `content ${path}: ${message}`)
  if (status !== undefined) return new ShopError('upstream', `content ${path}: ${status} ${message}`)
  if (/timeout|timed out/i.test(message)) return new ShopError('timeout', `content ${path}: ${message}`)
  const kind = /JSON/.test(message) ? 'invalid-answer' : 'upstream'
  return new ShopError(kind, `content ${path}: ${message}`)
}

const refusalShape = z
  .looseObject({ message: z.coerce.string(), status: z.number().optional() })
  .catch({ message: 'no answer', status: undefined })

function parsed<T>(path: string, data: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  throw new ShopError('invalid-answer', `content ${path}: ${z.prettifyError(result.error)}`)
}
