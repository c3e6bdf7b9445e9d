import { type DeliveryTime, slowestTime } from '#domain/delivery/delivery-time.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'
import { chosenKeys } from './answers.ts'

/** When what is ordered now arrives: a frame, and by their keys the parts that take time of their own. */
export type FrameDelivery = { frame: DeliveryTime; parts: Readonly<Record<string, DeliveryTime>> }

/** When the pair arrives as far as it is chosen: with the slowest of its parts. */
export const deliverySoFar = ({ frame, parts }: FrameDelivery, answers: ConfiguratorAnswers): DeliveryTime =>
  slowestTime([frame, ...chosenKeys(answers).flatMap((key) => parts[key] ?? [])])
