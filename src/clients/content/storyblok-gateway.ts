import StoryblokClient, { type ISbStoriesParams } from 'storyblok-js-client'
import { z } from 'zod'
import {
  type Alternate,
  relatedStory,
  linkResponse,
  spaceResponse,
  storyResponse,
  type StoryResponse,
} from '#contract/content/story.ts'
import { mapRelations, RELATIONS } from '#domain/content/related-stories.ts'
import type { Fetch } from '#clients/http.ts'
import { ShopError } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'

export type GatewayOptions = {
  /** Up to and including `/v2`. With an embedded service any absolute address works. */
  url: string
  token: string
  fetch: Fetch
  log: Log
  /** Requests per second. Spec §9. */
  perSecond?: number
  /** Milliseconds for one request. */
  timeout?: number
  /** Milliseconds before a rejected request (429) is sent again, at most ten times. Spec §8. */
  retryDelay?: number
  /** Published content, or drafts that editors have not published yet. Drafts need a preview token. */
  state?: 'published' | 'draft'
}

/** Where a story is, and its versions in other languages: enough to link to it and to detect changes. */
export type StoryLocation = {
  id: number
  uuid: string
  fullSlug: string
  alternates: Alternate[]
  publishedAt: string | null
  updatedAt: string | null
}

/** Uuids per request. Spec §9. */
const BATCH = 50

type RelatedStory = z.infer<typeof relatedStory>

/** The content service, spoken to through the Storyblok client. */
export type Gateway = {
  /** By its path with the folder. */
  story(fullSlug: string, cv: number): Promise<StoryResponse | null>
  storiesBelow(folder: string, cv: number): Promise<StoryResponse[]>
  /** Stories that other stories refer to, reduced to what those show. Missing ones are left out. */
  related(uuids: readonly string[], cv: number): Promise<RelatedStory[]>
  /** All stories, by their paths with the folder. */
  places(cv: number): Promise<Map<string, StoryLocation>>
  version(): Promise<number>
}

/** Every answer is validated. A rejection becomes a ShopError, a missing story becomes null. */
export function createGateway(options: GatewayOptions): Gateway {
  const client = connect(options)
  const { state: version = 'published' } = options
  const query = async <T>(path: string, params: ISbStoriesParams, schema: z.ZodType<T>): Promise<T> => {
    if (!client) throw new ShopError('upstream', `content ${path}: no access token`)
    const { data } = await client.get(path, params).catch((refusal: unknown) => {
      throw toShopError(path, refusal)
    })
    return parsed(path, data, schema)
  }
  /** All pages of a list. */
  const queryAll = async <T>(path: string, params: ISbStoriesParams, schema: z.ZodType<T>): Promise<T[]> => {
    if (!client) throw new ShopError('upstream', `content ${path}: no access token`)
    const found = await client.getAll(path, params).catch((refusal: unknown) => {
      throw toShopError(path, refusal)
    })
    return parsed(path, found, z.array(schema))
  }
  return {
    async story(fullSlug, cv) {
      try {
        const params = { version, resolve_links: 'link', resolve_relations: RELATIONS, cv } as const
        const { story } = await query(
          `cdn/stories/${fullSlug}`,
          params,
          z.looseObject({ story: storyResponse }),
        )
        return withRelated(story)
      } catch (error) {
        if (error instanceof ShopError && error.kind === 'not-found') return null
        throw error
      }
    },
    storiesBelow: (folder, cv) =>
      queryAll('cdn/stories', { version, starts_with: `${folder}/`, per_page: 100, cv }, storyResponse),
    async related(uuids, cv) {
      const batches = Array.from({ length: Math.ceil(uuids.length / BATCH) }, (_, index) =>
        uuids.slice(index * BATCH, (index + 1) * BATCH),
      )
      const requests = batches.map((batch) => {
        const params = { version, by_uuids: batch.join(','), per_page: BATCH, excluding_fields: 'body', cv }
        return query('cdn/stories', params, z.looseObject({ stories: z.array(relatedStory) }))
      })
      return (await Promise.all(requests)).flatMap(({ stories }) => stories)
    },
    async places(cv) {
      // Older spaces page only on request; newer ones send 25 links unless asked for more.
      const params = { version, include_dates: 1, paginated: 1, per_page: 1000, cv } as const
      const stories = (await queryAll('cdn/links', params, linkResponse)).filter(
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
      return (await query('cdn/spaces/me', {}, spaceResponse)).space.version
    },
  }
}

/** The client has replaced references with whole stories: only what a page shows of each is stored. */
function withRelated(story: StoryResponse): StoryResponse {
  const content = mapRelations(story.content, (named) =>
    named.map((each) => relatedStory.safeParse(each).data ?? each),
  )
  return { ...story, content }
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
  return new StoryblokClient({
    accessToken: token,
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
  })
}

/** The client rejects with plain objects. Those without a status never got a readable answer. */
function toShopError(path: string, refusal: unknown): ShopError {
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
