import { Hono } from 'hono'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { buildContent, type Content } from './content.ts'
import { type KeptFiles, keptFiles } from './kept-files.ts'
import { parametersOf } from './parameters.ts'
import { type FileFault, type FolderReading, readFolder } from './read-folder.ts'
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
  const read = reader(source)
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

/** Reads once, and again after each change. A failed read is reported; the last good content stays in use, also that of an earlier process. */
function reader(source: ContentSource): () => Promise<Content> {
  if ('content' in source) return () => Promise.resolve(source.content)
  let reading: Promise<Content> | undefined
  let last: FolderReading | undefined
  const kept = source.kept === undefined ? undefined : keptFiles(source.kept, source.dir)
  const invalidate = () => (reading = undefined)
  const read = async () => {
    const before = last ?? (await restored(kept))
    try {
      last = await readFolder(source.dir, before?.files)
      source.onFaults?.(last.faults)
      if (last.content.cv !== before?.content.cv)
        await kept?.write(last.files).catch((error: unknown) => source.onError?.(error))
      return last.content
    } catch (error) {
      source.onError?.(error)
      if (last) return last.content
      invalidate()
      if (!before) throw error
      return before.content
    }
  }
  if (source.watch) watchFolder(source.dir, invalidate, (error) => source.onError?.(error))
  return () => (reading ??= read())
}

async function restored(kept: KeptFiles | undefined): Promise<Omit<FolderReading, 'faults'> | undefined> {
  const files = await kept?.read()
  return files && { files, content: buildContent(files) }
}
