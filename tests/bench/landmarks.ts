import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { findFaceMarks } from '#domain/face/face-marks.ts'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { openFaceModels, simdModule } from '#tests/support/face-models.ts'
import { turningHead } from './landmark-film.ts'
import { atLeast, atMost, type Row } from './table.ts'

/** Before the measurement, so that what is compiled once does not count. */
const WARM = 20
const PICTURES = 500
/** Pictures of ten minutes of a film of 24 a second, and of its first minute, after which memory should grow no more. */
const TEN_MINUTES = 14_400
const FIRST_MINUTE = 1440

/** A camera's film of a head that turns, in this process: what the face worker does for each picture. */
export async function landmarkRows(): Promise<Row[]> {
  const film = await turningHead()
  const module = await simdModule()
  const simd = measure(() => openFaceModels(module), film, PICTURES)
  const plain = measure(() => openFaceModels(), film, PICTURES / 10)
  const fitMs = measureFit(openFaceModels(module), film[0]!)
  return [
    atLeast('landmarks of a film of 1280 × 960 a second, WebAssembly', simd.perSecond, 30, ''),
    atLeast('landmarks of a film of 1280 × 960 a second, JavaScript', plain.perSecond, 5, ''),
    atMost('first landmarks after the models, WebAssembly', simd.firstMs, 1000, 'ms'),
    atMost('first landmarks after the models, JavaScript', plain.firstMs, 1000, 'ms'),
    atMost(
      'both irises and the marks of a picture of 1280 × 960, once its landmarks are there',
      fitMs,
      50,
      'ms',
    ),
    atMost(
      'memory that ten minutes of a film add to that of the first minute',
      grownMegabytes(simd.find),
      5,
      'MB',
    ),
  ]
}

type Find = (at: number) => FaceLandmarks | undefined

function measure(
  open: () => FaceModels,
  film: readonly PixelImage[],
  pictures: number,
): { firstMs: number; perSecond: number; find: Find } {
  const begun = performance.now()
  const models = open()
  let last: FaceLandmarks | undefined
  const find: Find = (at) => (last = findLandmarks(models, film[at % film.length]!, last))
  find(0)
  const firstMs = performance.now() - begun
  for (let at = 1; at < WARM; at += 1) find(at)
  const start = performance.now()
  for (let at = 0; at < pictures; at += 1) find(at)
  const seconds = (performance.now() - start) / 1000
  if (!last) throw new Error('the face of the film was lost')
  return { firstMs, perSecond: pictures / seconds, find }
}

/** What is in use at the end, against the end of the first minute. Both after a collection: what nobody uses any more is else collected late, as there is little of it. */
function grownMegabytes(find: Find): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const used = () => {
    collect()
    return process.memoryUsage.rss() / 1024 / 1024
  }
  for (let at = 0; at < FIRST_MINUTE; at += 1) find(at)
  const first = used()
  for (let at = FIRST_MINUTE; at < TEN_MINUTES; at += 1)
    if (!find(at)) throw new Error('the face of the film was lost')
  return Math.max(used() - first, 0)
}

/** The median, as others work beside it. */
function measureFit(models: FaceModels, image: PixelImage): number {
  const landmarks = findLandmarks(models, image)
  if (!landmarks) throw new Error('no face')
  const times = Array.from({ length: WARM }, () => {
    const start = performance.now()
    if (!findFaceMarks(image, landmarks).ok) throw new Error('no irises')
    return performance.now() - start
  })
  return times.toSorted((a, b) => a - b)[WARM >> 1]!
}
