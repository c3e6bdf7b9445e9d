import type { Subject } from '#domain/picture/picture.ts'
import { battery, dome, dryer } from './hearing.ts'
import { bottle } from './bottle.ts'
import { cloth } from './cloth.ts'
import { cord } from './cords.ts'
import { lensBox } from './lens-box.ts'
import type { Prop } from './prop.ts'
import { spectacleCase } from './cases.ts'
import { tool } from './tools.ts'

/** Everything that is not a frame, by its kind. */
export function propOf(subject: Exclude<Subject, { kind: 'frame' | 'wordmark' }>): Prop {
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
