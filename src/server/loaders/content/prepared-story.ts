import { createPreparation, type Preparation, type PreparedContent } from '#blocks/registry/prepare.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { nextVisibilityChange } from '#domain/content/visibility.ts'
import { href } from '#i18n/urls.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Story } from '#clients/content/content-client.ts'
import type { Context } from '#server/context.ts'

type Prepared = PreparedContent & {
  /** When something in it appears or disappears. */
  until: Date | null
}

type StoryReader = {
  prepare: Preparation
  /** The prepared version of a content and its time. It is valid until something in it appears or disappears. */
  cache: WeakMap<object, { prepared: Prepared; since: number }>
}

/** Schemas are built once per variant and fault visibility. */
const readers = new WeakMap<Context['env'], Map<string, StoryReader>>()

/**
 * A story as it is rendered for a variant now. Blocks that cannot be rendered are logged each time the story is
 * prepared.
 */
export function prepareStory(
  { env, log, now: clock }: Context,
  variant: VariantCode,
  { content, fullSlug }: Story,
): Prepared {
  // Only drafts contain the editor's mark, and editors should see the faults as well.
  const { prepare, cache } = readerFor(env, variant, !env.isProduction || '_editable' in content)
  const now = clock()
  const cached = cache.get(content)
  if (cached && isValid(cached, now.getTime())) return cached.prepared
  const prepared = { ...prepare(content, now), until: nextVisibilityChange(content, now) }
  const { faults } = prepared
  if (faults.length > 0) log.error({ story: fullSlug, faults }, 'blocks of a story cannot be rendered')
  cache.set(content, { prepared, since: now.getTime() })
  return prepared
}

const isValid = (
  { prepared: { until }, since }: { prepared: Prepared; since: number },
  now: number,
): boolean => since <= now && (until === null || now < until.getTime())

function readerFor(env: Context['env'], variant: VariantCode, showFaults: boolean): StoryReader {
  const ofEnv = readers.get(env) ?? new Map<string, StoryReader>()
  readers.set(env, ofEnv)
  const key = `${variant} ${showFaults}`
  const found = ofEnv.get(key)
  if (found) return found
  const links = {
    folders: foldersOf(variant, VARIANTS[variant].language),
    href: (path: string) => href(env.domains, variant, path),
  }
  const reader = { prepare: createPreparation(links, { showFaults }), cache: new WeakMap() }
  ofEnv.set(key, reader)
  return reader
}
