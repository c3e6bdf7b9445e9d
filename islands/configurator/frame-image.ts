import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { extrasChoice } from '#domain/configurator/extras-choice.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { inTint } from '#domain/prescription/pair-tint.ts'
import { tintName } from '#domain/prescription/tint-name.ts'

/** The source of the picture of the frame in the chosen tint; null where it has none. */
export function frameImage(
  { frame, context }: Pick<ConfiguratorView, 'frame' | 'context'>,
  answers: ConfiguratorAnswers,
): string | null {
  const { tint } = extrasChoice(answers, context.offered, frame.sunLens)
  return frame.image !== null && tint
    ? inTint(frame.image, tintName(tint.tintingType, tint.color))
    : frame.image
}
