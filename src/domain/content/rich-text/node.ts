import type { Tone } from '#domain/content/appearance.ts'
import type { ResolvedLink } from '#domain/content/link.ts'

/** Rich text after reading: only what can be rendered, with only the attributes that are rendered. Spec §3. */
export type Node =
  | { kind: 'text'; text: string; marks: Mark[] }
  | { kind: 'paragraph'; align: Align | undefined; content: Node[] }
  | { kind: 'heading'; level: 2 | 3 | 4 | 5 | 6; id: string; align: Align | undefined; content: Node[] }
  | { kind: 'blockquote' | 'bullets' | 'item' | 'table' | 'row'; content: Node[] }
  | { kind: 'numbers'; start: number; content: Node[] }
  | { kind: 'cell' | 'header'; columns: number; rows: number; content: Node[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' | 'break' }
  | { kind: 'image'; src: string; alt: string; caption: string | undefined; size: Size | undefined }
  | { kind: 'emoji'; text: string; name: string }
  | { kind: 'blocks'; body: unknown }

export type Align = 'left' | 'center' | 'right' | 'justify'
type Size = { width: number; height: number }

export type Mark =
  | {
      kind: 'bold' | 'strike' | 'underline' | 'italic' | 'code' | 'superscript' | 'subscript'
    }
  | { kind: 'link'; anchor: ResolvedLink }
  | { kind: 'anchor'; id: string }
  | { kind: 'styled'; name: string }
  | { kind: 'tone'; tone: Tone }
  | { kind: 'highlight' }
