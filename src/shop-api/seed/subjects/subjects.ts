import type { RenderSubject } from '#domain/image/render-spec.ts'
import type { Good } from './good.ts'
import table from '#shop-api/seed/tables/goods.json' with { type: 'json' }

const COLOURS: Record<string, string> = table.colours

/** A basic colour for the renderer: "#rrggbb". */
export const rendererColour = (colour: string): string => COLOURS[colour] ?? '#8b929a'

/** What the picture of an item shows. Labels are the same in every country: a brand and a measure, no words. */
export function goodsSubject(good: Good, brand: string, colourName = 'grey'): RenderSubject {
  const colour = rendererColour(colourName)
  const count = good.packs[0]?.[0] ?? 1
  switch (good.subject) {
    case 'battery':
      return { kind: 'battery', size: batterySize(good.size), count }
    case 'dome':
      return {
        kind: 'dome',
        size: good.key === 'domes-open' ? 'S' : good.key === 'domes-closed' ? 'M' : 'L',
        count,
      }
    case 'dryer':
      return { kind: 'dryer', colour }
    case 'brush':
      return { kind: 'tool', style: 'brush', colour }
    case 'wipes':
    case 'tool-wipes':
      return { kind: 'tool', style: 'wipes', colour }
    case 'tool-screwdriver':
      return { kind: 'tool', style: 'screwdriver', colour }
    case 'tool-nosepads':
      return { kind: 'tool', style: 'nosepads', colour }
    case 'spray':
      return {
        kind: 'spray',
        name: brand,
        content: `${good.content ?? 30} ml`,
        accent: colour,
      }
    case 'cord-cord':
      return { kind: 'cord', style: 'cord', colour }
    case 'cord-chain':
      return { kind: 'cord', style: 'chain', colour }
    case 'cord-strap':
      return { kind: 'cord', style: 'strap', colour }
    case 'cloth-plain':
      return { kind: 'cloth', colour, pattern: 'plain' }
    case 'cloth-dots':
      return { kind: 'cloth', colour, pattern: 'dots' }
    case 'cloth-lines':
      return { kind: 'cloth', colour, pattern: 'lines' }
    case 'case-soft':
      return { kind: 'case', shape: 'soft', colour }
    case 'case-fold':
      return { kind: 'case', shape: 'fold', colour }
    case 'case-lens':
      return { kind: 'case', shape: 'lens', colour }
    case 'case-hard':
      return { kind: 'case', shape: 'hard', colour }
    default:
      throw new RangeError(`nothing is drawn for "${good.subject}"`)
  }
}

const batterySize = (size: string | undefined) =>
  size === '10' || size === '13' || size === '312' || size === '675' ? size : '13'
