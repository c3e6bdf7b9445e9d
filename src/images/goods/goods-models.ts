import type { RenderSubject } from '#domain/image/render-spec.ts'
import { battery, dome, dryer } from './hearing.ts'
import { bottle } from './bottle.ts'
import { cloth } from './cloth.ts'
import { cord } from './cords.ts'
import { lensBox } from './lens-box.ts'
import type { GoodsModel } from './goods-model.ts'
import { spectacleCase } from './spectacle-case.ts'
import { tool } from './tools.ts'

/** The model of any subject other than a frame, by its kind. */
export function goodsModel(subject: Exclude<RenderSubject, { kind: 'frame' | 'wordmark' }>): GoodsModel {
  switch (subject.kind) {
    case 'lens-box':
      return lensBox(subject)
    case 'bottle':
    case 'spray':
      return bottle(subject)
    case 'case':
      return spectacleCase(subject)
    case 'cord':
      return cord(subject)
    case 'cloth':
      return cloth(subject)
    case 'battery':
      return battery(subject)
    case 'dome':
      return dome(subject)
    case 'dryer':
      return dryer(subject)
    case 'tool':
      return tool(subject)
    default:
      return subject satisfies never
  }
}
