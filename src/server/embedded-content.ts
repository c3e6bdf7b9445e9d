import { createContentApi } from '#content-api/app.ts'
import type { Fetch } from '#clients/http.ts'
import type { Log } from '#platform/log.ts'

/** The tokens that the embedded content service accepts (design/interfaces). */
export const CONTENT_TOKENS = { public: 'local-public', preview: 'local-preview' }

/** The embedded content service over a folder of stories, which it watches. */
export const openEmbeddedContent = (dir: string, log: Log): Fetch =>
  createContentApi({
    dir,
    watch: true,
    tokens: CONTENT_TOKENS,
    onError: (error) => log.error({ error }, 'the stories could not be read'),
  })
