import { expect, test } from 'vitest'
import { edgeThickness } from '#domain/frame/lens-edge.ts'

test.each<[string, Parameters<typeof edgeThickness>, number]>([
  ['in the middle of a centred lens', [{ base: 2, slope: 0.005, decentration: 0 }, [0, 0]], 2],
  ['a minus lens grows with the square', [{ base: 2, slope: 0.005, decentration: 0 }, [24, 18]], 6.5],
  ['at a pupil that lies to the nose', [{ base: 2, slope: 0.005, decentration: 4 }, [-4, 0]], 2],
  ['and most at the temple', [{ base: 2, slope: 0.005, decentration: 4 }, [26, 0]], 6.5],
  ['a plus lens falls', [{ base: 4, slope: -0.004, decentration: 0 }, [0, 20]], 2.4],
])('%s', (_, given, thickness) => expect(edgeThickness(...given)).toBeCloseTo(thickness, 9))
