import type { ModelHead, RenderSubject, RenderView } from '#domain/image/render-spec.ts'
import type { PictureDraft } from '#shop-api/seed/drafts/draft.ts'
import { sized } from '#shop-api/seed/frames/design.ts'
import type { Frame } from '#shop-api/seed/frames/frame.ts'
import { MATERIALS, type MaterialName } from '#domain/image/materials.ts'
import { colour } from '#domain/raster/colour.ts'
import type { LensTintName } from '#domain/image/tints.ts'
import type { FrameColour } from '#shop-api/seed/attributes/palette.ts'
import { cycle } from '#shop-api/seed/random.ts'

/**
 * Front, three-quarter, side, detail, and worn if it is for adults; then the front of each other size. The
 * middle size represents the product.
 */
export function framePictures(
  frame: Frame,
  colour: FrameColour,
  tint: LensTintName,
  groups: string[],
): PictureDraft[] {
  const middle = frame.sizes.indexOf(0)
  const subject = (step: number) => subjectOf(frame, colour, tint, step)
  const view = (of: RenderView): PictureDraft => ({
    picture: { subject: subject(0), view: of },
    attributes: attributesOf(of),
    ofVariant: Math.max(0, middle),
  })
  const head = headFor(groups, frame.model.number, colour.key)
  const worn: PictureDraft[] = head
    ? [{ ...view('worn'), picture: { subject: subject(0), view: 'worn', head } }]
    : []
  const otherSizes = frame.sizes.flatMap((step, index) =>
    step === 0
      ? []
      : [
          {
            picture: { subject: subject(step), view: 'front' as const },
            attributes: attributesOf('front'),
            ofVariant: index,
          },
        ],
  )
  const [first, ...rest] = [view('front'), view('angled'), ...worn, view('side'), view('detail')]
  return [
    ...(first ? [{ ...first, attributes: { ...first.attributes, image1stView: 'true' } }] : []),
    ...rest,
    ...otherSizes,
  ]
}

function subjectOf(
  { design, family }: Frame,
  colour: FrameColour,
  tint: LensTintName,
  step: number,
): RenderSubject {
  return {
    kind: 'frame',
    shape: design.shape,
    build: design.build,
    rim: design.rim,
    figures: sized(design.figures, step),
    material: colour.key,
    lens: tint,
    boldness: design.boldness,
    ...(design.doubleBridge && { doubleBridge: true }),
    ...(family === 'smartGlasses' && { smart: true }),
  }
}

/**
 * The attributes that distinguish the pictures of a product: drawn alone or worn, and the view. All have a
 * background that takes the page's colour.
 */
export const attributesOf = (view: RenderView): Record<string, string> => ({
  imageKind: view === 'worn' ? 'model_image' : view === 'detail' ? 'detail_image' : 'bust_image',
  imageType: view === 'worn' ? 'model' : 'bust',
  imageView: view === 'back' ? 'back' : 'front',
  ...((view === 'angled' || view === 'side') && { imageAngle: view }),
  imageBackground: 'transparent',
})

const HEADS: Record<'women' | 'men', readonly ModelHead[]> = {
  women: ['ada', 'chiara', 'fanta', 'dana'],
  men: ['bruno', 'emil'],
}

/** A bust of dark stone, and the share of light below which a frame is not told from it. */
const DARK: { head: ModelHead; instead: ModelHead; below: number } = {
  head: 'emil',
  instead: 'bruno',
  below: 0.09,
}

/** None for children. A dark frame is shown on a lighter bust. */
export function headFor(groups: string[], number: number, material: MaterialName): ModelHead | undefined {
  if (groups.includes('kids')) return undefined
  const both = groups.includes('women') && groups.includes('men')
  const group = both ? (number % 2 === 0 ? 'women' : 'men') : groups.includes('men') ? 'men' : 'women'
  const head = cycle(HEADS[group], number)
  const [red, green, blue] = colour(MATERIALS[material].colours[0])
  return head === DARK.head && (red + green + blue) / 3 < DARK.below ? DARK.instead : head
}
