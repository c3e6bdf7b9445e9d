import { isSellable } from '#domain/catalogue/availability.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'
import { chosenKeys } from './answers.ts'

/** What was chosen and is sold out since then, by name, in the order of the steps. `parts`: all of the shop, sold out or not. */
export const goneParts = (answers: ConfiguratorAnswers, parts: readonly RxPart[]): string[] =>
  chosenKeys(answers).flatMap(
    (key) => parts.find((part) => part.referenceKey === key && !isSellable(part))?.name ?? [],
  )
