import type { Frame } from './frame.ts'
import type { FrameColour } from '#shop-api/seed/attributes/palette.ts'
import table from '#shop-api/seed/tables/frame-texts.json' with { type: 'json' }
import { CHOICES } from '#shop-api/seed/attributes/vocabulary.ts'
import { fillTemplate, perLanguage, type Row, type Words, words } from '#shop-api/seed/words.ts'

/** Four sentences: what it is, whom it suits, its material, its purpose. */
export function describeFrame(frame: Frame, colour: FrameColour, tint: string): Words {
  const { family, model, design } = frame
  const opening = fillTemplate(pickRow(table.opening, model.number), {
    model: model.name,
    brand: model.brand.name,
    kind: words(...table.kind[family]),
    colour: inSentence(colour.name),
  })
  const suits = words(...table.suits[design.shape])
  const materials: Record<string, Row> = table.material
  const material = words(...(materials[design.material] ?? table.material.acetate))
  const use = fillTemplate(words(...table.use[family]), { tint: inSentence(CHOICES.lensColor?.[tint]) })
  const sentences = [opening, suits, material, use]
  return perLanguage((language) => sentences.map((sentence) => sentence[language]).join(' '))
}

const pickRow = (rows: readonly Row[], index: number) => words(...(rows[index % rows.length] ?? []))

/** Labels start with a capital; inside a sentence only German keeps it. */
const inSentence = (label: Words | undefined): Words =>
  perLanguage((language) => {
    const text = label?.[language] ?? ''
    return language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)
  })
