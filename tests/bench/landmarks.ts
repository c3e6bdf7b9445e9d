import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { openFaceModels, simdModule } from '#tests/support/face-models.ts'
import { openStudio } from '#tests/support/subject/photograph.ts'
import { atLeast, atMost, type Row } from './table.ts'

const SIZE = { width: 1280, height: 960 }
/** Before the measurement, so that what is compiled once does not count. */
const WARM = 20

/** A camera's film of a head that turns, in this process: what the face worker does for each picture. */
export async function landmarkRows(pictures = 500): Promise<Row[]> {
  const shoot = await openStudio()
  const film = Array.from({ length: 8 }, (_, at) => {
    const yaw = 12 * Math.sin((at * Math.PI) / 4)
    return shoot({ distance: 450, yaw, size: SIZE }).image
  })
  const module = await simdModule()
  const simd = measure(() => openFaceModels(module), film, pictures)
  const plain = measure(() => openFaceModels(), film, pictures / 10)
  return [
    atLeast('landmarks of a film of 1280 × 960 a second, WebAssembly', simd.perSecond, 30, ''),
    atLeast('landmarks of a film of 1280 × 960 a second, JavaScript', plain.perSecond, 5, ''),
    atMost('first landmarks after the models, WebAssembly', simd.firstMs, 1000, 'ms'),
    atMost('first landmarks after the models, JavaScript', plain.firstMs, 1000, 'ms'),
    atMost(`memory that ${pictures} pictures of a film leave behind`, simd.moreMegabytes, 10, 'MB'),
  ]
}

function measure(
  open: () => FaceModels,
  film: readonly PixelImage[],
  pictures: number,
): { firstMs: number; perSecond: number; moreMegabytes: number } {
  const begun = performance.now()
  const models = open()
  let last: FaceLandmarks | undefined
  const find = (at: number) => (last = findLandmarks(models, film[at % film.length]!, last))
  find(0)
  const firstMs = performance.now() - begun
  for (let at = 1; at < WARM; at += 1) find(at)
  const memory = residentMegabytes()
  const start = performance.now()
  for (let at = 0; at < pictures; at += 1) find(at)
  const seconds = (performance.now() - start) / 1000
  if (!last) throw new Error('the face of the film was lost')
  return { firstMs, perSecond: pictures / seconds, moreMegabytes: Math.max(residentMegabytes() - memory, 0) }
}

const residentMegabytes = (): number => process.memoryUsage().rss / 1024 / 1024
