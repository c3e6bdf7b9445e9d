import { createContentApi } from '#content-api/app.ts'
import type { Fetch } from '#clients/http.ts'
import { embeddedTokens } from '#platform/embedded-tokens.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'

/** The embedded content service over a folder of stories, which it watches. */
export const openEmbeddedContent = (env: Env, log: Log): Fetch =>
  createContentApi({
    dir: env.contentDir,
    watch: true,
    tokens: embeddedTokens(env).content,
    onError: (error) => log.error({ error }, 'the stories could not be read'),
  })
