import { join } from 'node:path'
import { createContentApi } from '#content-api/app.ts'
import type { Fetch } from '#clients/http.ts'
import { embeddedTokens } from '#platform/embedded-tokens.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'

type EmbeddedContent = {
  api: Fetch | undefined
  brokenStories(): string[]
  /** Waits for what is being read, whose result is kept in a file, also where nobody waits for the answer any more. */
  close(): Promise<void>
}

/** The embedded content service over a folder of stories, which it watches; none where an external one is used. */
export function openEmbeddedContent(env: Env, log: Log): EmbeddedContent {
  let broken: string[] = []
  if (env.contentApi) return { api: undefined, brokenStories: () => broken, async close() {} }
  const underWay = new Set<Promise<Response>>()
  const answer = createContentApi({
    dir: env.contentDir,
    watch: true,
    kept: join(env.dataDir, 'stories.json'),
    tokens: embeddedTokens(env).content,
    onError: (error) => log.error({ error }, 'the stories could not be read'),
    onFaults(faults) {
      for (const { path, reason } of faults)
        if (!broken.includes(path))
          log.error({ path, reason }, 'a story is broken: its last good version stays')
      broken = faults.map(({ path }) => path)
    },
  })
  return {
    async api(request) {
      const response = answer(request)
      underWay.add(response)
      try {
        return await response
      } finally {
        underWay.delete(response)
      }
    },
    brokenStories: () => broken,
    async close() {
      await Promise.allSettled(underWay)
    },
  }
}
