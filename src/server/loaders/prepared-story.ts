import { createPreparation, type Preparation, type PreparedContent } from '#blocks/prepare.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { nextBound } from '#domain/content/visibility.ts'
import { href } from '#i18n/addresses.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Story } from '#server/clients/content-api.ts'
import type { Context } from '#server/context.ts'

type Prepared = PreparedContent & {
  /** When something in it appears or vanishes. */
  until: Date | null
}

type Reader = {
  prepare: Preparation
  /** What was prepared of a content, and when: it stands until something in it appears or vanishes. */
  known: WeakMap<object, { prepared: Prepared; since: number }>
}

/** Schemas are built once a variant and kind of reader. */
const readers = new WeakMap<Context['env'], Map<string, Reader>>()

/** A story as it is drawn for a variant now. What cannot be drawn is told the log each time that the story is prepared anew. */
export function preparedStory(
  { env, log, now: clock }: Context,
  variant: VariantCode,
  { content, fullSlug }: Story,
): Prepared {
  // The mark of the editor comes with drafts alone: whoever sees those wants to see what is wrong, too.
  const { prepare, known } = readerFor(env, variant, !env.isProduction || '_editable' in content)
  const now = clock()
  const kept = known.get(content)
  if (kept && stands(kept, now.getTime())) return kept.prepared
  const prepared = { ...prepare(content, now), until: nextBound(content, now) }
  const { faults } = prepared
  if (faults.length > 0) log.error({ story: fullSlug, faults }, 'blocks of a story cannot be drawn')
  known.set(content, { prepared, since: now.getTime() })
  return prepared
}

const stands = (
  { prepared: { until }, since }: { prepared: Prepared; since: number },
  now: number,
): boolean => since <= now && (until === null || now < until.getTime())

function readerFor(env: Context['env'], variant: VariantCode, showFaults: boolean): Reader {
  const own = readers.get(env) ?? new Map<string, Reader>()
  readers.set(env, own)
  const key = `${variant} ${showFaults}`
  const found = own.get(key)
  if (found) return found
  const reader = {
    folders: foldersOf(variant, VARIANTS[variant].language),
    href: (path: string) => href(env.domains, variant, path),
  }
  const made = { prepare: createPreparation(reader, { showFaults }), known: new WeakMap() }
  own.set(key, made)
  return made
}
