import { noise, turbulence } from '#domain/shade/noise.ts'

/** What busts are made of. `grain` is the part of light that a place sends back, about 1; places in millimetres. */
type Material = { tone: string; grain(s: number, t: number, u: number): number }

export type BustMaterial = 'plaster' | 'clay' | 'limestone' | 'dark stone' | 'walnut' | 'oak'

export const BUST_MATERIALS: Record<BustMaterial, Material> = {
  plaster: { tone: '#d9d2c6', grain: (s, t, u) => 0.985 + 0.03 * noise(s * 1.6, t * 1.6, u * 1.6) },
  clay: { tone: '#ab745c', grain: (s, t, u) => 0.96 + 0.08 * turbulence(s * 0.8, t * 0.8, u * 0.8) },
  limestone: { tone: '#c9bca8', grain: (s, t, u) => 0.93 + 0.14 * turbulence(s * 0.5, t * 0.5, u * 0.5) },
  'dark stone': { tone: '#606467', grain: (s, t, u) => 0.9 + 0.2 * turbulence(s * 1.2, t * 1.2, u * 1.2) },
  walnut: { tone: '#85634a', grain: rings },
  oak: { tone: '#b08d64', grain: rings },
}

/** Years of a trunk that stood upright behind the head. */
function rings(s: number, t: number, u: number): number {
  const distance = Math.hypot(s + 30, u + 150) + 9 * noise(s * 0.02, t * 0.012, u * 0.02)
  const year = distance * 0.16 + 0.4 * noise(s * 0.06, t * 0.02, u * 0.06)
  const late = (year - Math.floor(year)) ** 3
  return 1.02 - 0.08 * late - 0.05 * noise(s * 0.9, t * 0.09, u * 0.9)
}
