import { corridorOf, holdsCorridor } from '#domain/prescription/fitting-height.ts'
import { isMade } from '#domain/prescription/part-conflicts.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { ConfiguredFrame } from './configured-frame.ts'

/** The parts by what is chosen, each with whether the frame can have it. */
export function offeredParts(
  { indices, lensHeight }: Pick<ConfiguredFrame, 'indices' | 'lensHeight'>,
  parts: readonly RxPart[],
) {
  const hasCompact = parts.some(
    (part) => part.kind === 'index' && part.form === 'compact' && indices.includes(part.index),
  )
  const isAvailable = (part: RxPart): boolean => {
    if (part.kind === 'index') return indices.includes(part.index) && isMade(part)
    if (part.kind !== 'lensType') return true
    return holdsCorridor(lensHeight, corridorOf(part, hasCompact ? 'short' : 'normal'))
  }
  const offered = parts.map((part) => ({ ...part, isAvailable: isAvailable(part) }))
  return {
    lensTypes: offered.filter((part) => part.kind === 'lensType'),
    qualityIndices: offered.flatMap((part) =>
      part.kind === 'index' ? [{ ...part, tier: part.index.tier, index: part.index.index }] : [],
    ),
    tints: offered.filter((part) => part.kind === 'tint'),
    extras: offered.filter((part) => part.kind === 'coating'),
    freeService: offered.find((part) => part.kind === 'service') ?? null,
  }
}
