import { useEffect, useRef, useState } from 'react'
import type { FaceGeometry } from '#domain/face/face-geometry.ts'
import { picturePixels } from '#islands/instruments/camera/picture-pixels.ts'
import { type FaceFinder, loadFaceGeometry, openFaceFinder } from '#islands/instruments/face/face-finder.ts'
import { type FoundFace, foundFace } from './found-face.ts'

export type VirtualTryOnState =
  | { step: 'start'; fault?: 'no-face' | 'models' }
  | { step: 'reading' }
  | { step: 'shown'; face: FoundFace; isFromCamera: boolean }

export type Finding = { finder: FaceFinder; geometry: FaceGeometry }

/** One picture with the face in it. Nothing of it outlives the page. */
export function useVirtualTryOn() {
  const [state, setState] = useState<VirtualTryOnState>({ step: 'start' })
  const finding = useRef<Promise<Finding>>(undefined)
  useEffect(() => () => void finding.current?.then(({ finder }) => finder.close()).catch(() => {}), [])

  /** The models are loaded with the first picture; when that failed, with the next one again. */
  async function find(): Promise<Finding> {
    try {
      return await (finding.current ??= openFinding())
    } catch (error) {
      finding.current = undefined
      throw error
    }
  }
  async function read(picture: ImageBitmap, isFromCamera: boolean): Promise<VirtualTryOnState> {
    try {
      const { finder, geometry } = await find()
      const landmarks = await finder.find(picturePixels(picture))
      if (!landmarks) return { step: 'start', fault: 'no-face' }
      return { step: 'shown', face: await foundFace(picture, landmarks, geometry), isFromCamera }
    } catch {
      return { step: 'start', fault: 'models' }
    }
  }

  return {
    state,
    find,
    async take(picture: ImageBitmap, from: 'photo' | 'camera') {
      setState({ step: 'reading' })
      const next = await read(picture, from === 'camera')
      picture.close()
      setState(next)
    },
    restart: () => setState({ step: 'start' }),
  }
}

async function openFinding(): Promise<Finding> {
  const geometry = await loadFaceGeometry()
  return { finder: await openFaceFinder(), geometry }
}
