import type { FaceGeometry } from '#domain/face/face-geometry.ts'
import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { headPose } from '#domain/face/head-pose.ts'
import type { Size } from '#domain/raster/camera.ts'
import { cropLandmarks, faceCrop, type Pinhole, pinholeOf } from '#domain/virtual-try-on/face-crop.ts'
import type { Wearer } from '#domain/virtual-try-on/wearer.ts'
import { picturePixels } from '#islands/instruments/camera/picture-pixels.ts'

/** Height of a picture as it is shown and saved, in pixels. */
const HEIGHT = 1000

/** A face in a picture: the part of the picture around it, its points there, and in the whole picture, which alone tells how the head is turned. */
export type FoundFace = {
  image: PixelImage
  camera: Pinhole
  landmarks: FaceLandmarks
  whole: { size: Size; landmarks: FaceLandmarks }
  geometry: FaceGeometry
}

export async function foundFace(
  picture: ImageBitmap,
  landmarks: FaceLandmarks,
  geometry: FaceGeometry,
): Promise<FoundFace> {
  const size = { width: picture.width, height: picture.height }
  const crop = faceCrop(landmarks, size, HEIGHT)
  const part = await createImageBitmap(picture, crop.left, crop.top, crop.width, crop.height, {
    resizeWidth: Math.round(crop.width * crop.zoom),
    resizeHeight: HEIGHT,
    resizeQuality: 'high',
  })
  const image = picturePixels(part)
  part.close()
  return {
    image,
    camera: pinholeOf(size, crop),
    landmarks: cropLandmarks(landmarks, crop),
    whole: { size, landmarks },
    geometry,
  }
}

/** `scale` is the size of the head, see `headScale`. */
export const wearerOf = ({ camera, landmarks, whole, geometry }: FoundFace, scale: number): Wearer => ({
  camera,
  landmarks,
  scale,
  geometry,
  pose: headPose(whole.landmarks, whole.size, { scale }),
})
