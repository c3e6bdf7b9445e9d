import { createInvalidation } from '#server/page-cache/invalidation.ts'

type Parts = Pick<Parameters<typeof createInvalidation>[0], 'pageCache' | 'content'> & {
  now(): Date
  purgeCdn?(tags: readonly string[]): void
}

/** Purges the pages of a process that is alone and caches no answers of the Shop API. */
export const testInvalidation = ({ pageCache, content, now, purgeCdn = () => {} }: Parts) =>
  createInvalidation({
    pageCache,
    content,
    shops: { expire() {}, expireGoods() {} },
    purgeCdn,
    publish() {},
    onError() {},
    now: () => now().getTime(),
  })
