import { Hono } from 'hono'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import type { Content } from './content.ts'
import { keptFiles } from './kept-files.ts'
import { parametersOf } from './parameters.ts'
import { type FileFault, readFolder } from './read-folder.ts'
import { createReader } from './reader.ts'
import { ROUTES } from './routes.ts'
import { viewOf } from './view.ts'
import { watchFolder } from './watch-folder.ts'

export type ContentApiOptions = ContentSource & {
  /** `public` sees what is published, `preview` drafts as well. */
  tokens: { public: string; preview: string }
}

/** A folder, read again after a change if it is watched; or content that was read already. */
type ContentSource =
  | {
      dir: string
      watch?: boolean
      onError?: (error: unknown) => void
      /** Called after each reading with the files that cannot be used. */
      onFaults?: (faults: FileFault[]) => void
      /** A file that keeps the last good versions across restarts. */
      kept?: string
    }
  | { content: Content }

export type ContentApi = (request: Request) => Promise<Response>

/** The Content Delivery API v2 over a folder of stories. Every response is JSON, errors too. */
export function createContentApi({ tokens, ...source }: ContentApiOptions): ContentApi {
  const read = contentReader(source)
  const app = new Hono()
  for (const [path, route] of Object.entries(ROUTES))
    app.get(`/v2/cdn/${path}`, async (context) => {
      const query = parametersOf(new URL(context.req.url))
      const token = query.text('token') ?? ''
      const isAllowed =
        timingSafeEqualText(token, tokens.preview) ||
        (timingSafeEqualText(token, tokens.public) && query.text('version') !== 'draft')
      if (!isAllowed) return context.json({ error: 'Unauthorized' }, 401)
      const result = route(viewOf(await read(), query), query, context.req.param('name') ?? '')
      if (!result) return context.json(['This record could not be found'], 404)
      const { body, total, perPage } = result
      return context.json(body, 200, {
        ...(total !== undefined && { total: String(total) }),
        ...(perPage !== undefined && { 'per-page': String(perPage) }),
      })
    })
  app.notFound((context) =>
    context.req.method === 'GET'
      ? context.json(['This record could not be found'], 404)
      : context.json({ error: 'Method not allowed' }, 405),
  )
  app.onError((error, context) => context.json({ error: error.message }, 500))
  return async (request) => app.fetch(request)
}

/** The content of a source; of a folder that is watched it is read again after a change. */
function contentReader(source: ContentSource): () => Promise<Content> {
  if ('content' in source) return () => Promise.resolve(source.content)
  const { dir, watch, onError, onFaults, kept } = source
  const { content, invalidate } = createReader({
    read: (last) => readFolder(dir, last),
    kept: kept === undefined ? undefined : keptFiles(kept, dir),
    onError: (error) => onError?.(error),
    onFaults: (faults) => onFaults?.(faults),
  })
  if (watch) watchFolder(dir, invalidate, (error) => onError?.(error))
  return content
}
