import { tag } from '#clients/cache-tags.ts'
import type { Fetch } from '#clients/http.ts'
import type { Context } from '#server/context.ts'

/** The operator's door: once branches were imported, the pages that show them are outdated. */
export const purgeAfterImport =
  ({ operatorApi, purge }: Pick<Context, 'operatorApi' | 'purge'>): Fetch =>
  async (request) => {
    const response = await operatorApi(request)
    const isImport = request.method === 'PUT' && new URL(request.url).pathname === '/v1/branches'
    if (isImport && response.ok) purge([tag.branches])
    return response
  }
